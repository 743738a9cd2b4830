/** Whether a changed field is the rounds of a game, or one part of them that is shown by itself; null for any other. */
export function kindOfPart(field: string): 'list' | 'part' | null {
  if (/^(json_data\.)?questionData$/.test(field)) return 'list';
  return field.startsWith('json_data.questionData.') ? 'part' : null;
}
