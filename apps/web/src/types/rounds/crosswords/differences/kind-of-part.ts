/** Whether a changed field is the words of a crossword, or one word that is shown by itself; null for any other. */
export function kindOfPart(field: string): 'list' | 'part' | null {
  if (/^(json_data\.)?files$/.test(field)) return 'list';
  return field.startsWith('json_data.files.') ? 'part' : null;
}
