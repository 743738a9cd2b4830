/** The boards with a tray are one file. */
export const loadPlaces = async () => import('./place-boards.tsx');
