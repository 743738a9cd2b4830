export { findContent } from './find-content.ts';
export { filterWords } from './texts-of.ts';
export { indexWaiting } from './index-content.ts';
export { picturesOf, placesOf, type Places } from './places.ts';
export { countWaiting } from './search.queries.ts';
export { startIndexing } from './start-indexing.ts';
