/** In the carried player: its zip brings the faces of its language in a style sheet of their own. */
export async function loadFonts(): Promise<void> {}
