/**
 * Of how many questions a preview does not say what is right: those of banks that are closed to the person. What comes without a key
 * at all, as a game does, has nothing to say.
 */
export function countKeyless(play: object | null): number {
  if (play === null || !('questions' in play) || !('answer_key' in play)) return 0;
  const { questions, answer_key } = play;
  return Array.isArray(questions) && Array.isArray(answer_key)
    ? Math.max(0, questions.length - answer_key.length)
    : 0;
}
