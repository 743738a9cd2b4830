export { itemStatistics, type ItemSums, type ResponseSums } from './items.ts';
