// Pages that show details name `details`, `skills` and `assessments` among their texts.
export { DetailsButton } from './details-button.tsx';
