/** Limits and intervals of the specification's sections 5 and 9, each written once. */
export const limits = {
  password: { min: 5, max: 50 },
  /** How long what was deleted can be brought back. */
  bin: { days: 30 },
  /** Next versions of what colleagues published that one person may have begun: each holds back the others. */
  drafts_of_others: { max: 50 },
  full_name: { min: 3, max: 120 },
  username: { max: 120 },
  /** As mail servers take it. */
  email: { max: 254 },
  school_name: { max: 200 },
  subjects_access: { max: 2_000 },
  /** Hashing a password takes tens of milliseconds on purpose: a file of people stays within a few minutes. */
  people_import: { max_rows: 500, bytes: 2 * 1024 * 1024 },
  title: { max: 200 },
  skill: { text: 500, short: 120 },
  skills_import: { max_rows: 5_000, bytes: 5 * 1024 * 1024 },
  /** Characters of HTML that one rich text field may hold. */
  rich_text: { max: 20_000 },
  /** Characters of HTML of a text that learners read before they are asked about it. */
  article: { text: 100_000, ai_parts: 20 },
  /**
   * `weight` is of the comments of one content together, as its readers get all at once: each counts its characters and `each` for
   * who said it where. One person has a third of it, so that nobody takes the word from the others.
   */
  comment: { max: 4_000, each: 500, weight: 1_500_000, of_person: 500_000 },
  /** The words at a place that a comment speaks of. */
  anchor: { quote: 300 },
  /** Changes of reviewers that one call settles; changes since a look that one call returns, and about how many characters of them; open changes whose ids are named at once. */
  changes: { at_once: 500, shown: 200, bytes: 1_000_000, named: 5_000 },
  /** Settings and progress that are kept with a person, all keys together. */
  user_data: { bytes: 65_536 },
  metadata: { max: 200 },
  collections: { max: 100, items: 1_000 },
  search: { min: 3, debounce_ms: 300, text: 200, words: 8, most_found: 1_000 },
  difficulty: { min: 1, max: 10 },
  /** Of a file that was refused: so many of its findings are sent, beside their number. */
  reported_findings: { max: 200 },
  options: { editor: 4, import: 10, required: 2 },
  /** Blanks of one question, with the answers that each accepts; numbers of blanks that were deleted are not used again. */
  blanks: { max: 20, max_number: 1_000, max_answers: 10, import: 10, text: 200, unit: 40 },
  /** Bytes of all questions of one bank or article, as stored: a bank is sent and played as one. */
  bank: { bytes: 24 * 1024 * 1024 },
  /** Bytes of texts before and after changes that the history of one content keeps; older entries keep only who did what. */
  history: { bytes: 64 * 1024 * 1024 },
  import: { min_questions: 2, max_questions: 10_000, bytes: 25 * 1024 * 1024 },
  /** Characters of a search text in questions, and of its replacement. */
  replace: { text: 500 },
  image: { bytes: 2 * 1024 * 1024, longest_side: 1600 },
  /** Sounds of cards and questions. As long as that at 128 kbps stays below the bytes; a recording is stopped earlier. */
  audio: {
    bytes: 5 * 1024 * 1024,
    max_seconds: 300,
    recorded_seconds: 180,
    bits_per_second: 128_000,
    /** Bytes that a browser may unpack to make such a sound. */
    source_bytes: 50 * 1024 * 1024,
  },
  /** Files that are kept as they came, each kind with its own. */
  file: {
    document: 25 * 1024 * 1024,
    video: 60 * 1024 * 1024,
    archive: 50 * 1024 * 1024,
    captions: 1024 * 1024,
    /** Characters of the name that is shown of one. */
    name: 200,
  },
  /** Larger files come in pieces of so many bytes, each small enough to arrive in time at 64 kbit/s; and how many one person may have half sent. */
  upload_pieces: { bytes: 2 * 1024 * 1024, files: 8 },
  /** Limits of an archive, so that a small one never unpacks to a full disk. */
  archive: { entries: 2_000, unfolded: 250 * 1024 * 1024, ratio: 200, depth: 12, name: 240 },
  timer: { max_seconds: 24 * 3600 - 1, default_seconds: 3600 },
  /** Fewer answers say nothing of a question. */
  statistics: { min_answers: 30 },
  /** Finished attempts in one file, and the questions of all of them in it; and of one attempt in a list. */
  results: { most_rows: 10_000, most_cells: 200_000, lines_in_list: 40, asked_of: 200, asked: 200 },
  /** Drawing looks at every filter of every skill for every question: far more than a class needs, and soon done. */
  /** Of its bytes: what its questions may weigh together as they are published, which are copied as those of a bank are. */
  assessment: { max_skills: 100, max_filters: 50, max_attempts: 100, bytes: 24 * 1024 * 1024 },
  /** Limits of a lesson plan; a plan of that size stays quick in editor and player. */
  lesson_plan: { topics: 100, lessons: 1_000, items: 2_000, minutes: 600, material: 2_000 },
  assignment: { max_links: 20, points: 1_000 },
  /** Of an AI bot: what its author writes, what a learner may ask, and what one answer may be. */
  ai_bot: {
    name: 60,
    subject: 200,
    instructions: 4_000,
    opening: 500,
    starters: 4,
    starter: 120,
    items: 10,
    daily: { min: 1, max: 100 },
    question: 500,
    answer: 1_500,
    report: 300,
    /** Characters of the content that it knows. */
    knowledge: 12_000,
  },
  /** Of a competition: a code that learners type and of which three letters are remembered, a picture small enough for slow networks. */
  competition: {
    levels: 60,
    lessons: 50,
    schools: 200,
    secret_code: 3,
    school_code: { min: 4, max: 12 },
    reward_image: 500_000,
    reward_description: 300,
    ticket_cost: 1_000_000,
    short: 100,
    name: 24,
  },
  /** Of a live round: what a lesson has time for, and phones that one small machine serves. */
  live_round: {
    questions: 50,
    /** Bytes of all of them, as stored: every answer that arrives reads them. */
    bytes: 256 * 1024,
    players: 500,
    /** How much of a list is asked about at once. */
    offered: 100,
    seconds: { min: 5, max: 300, default: 20 },
    /** How long after the time an answer may still arrive that was given within it. */
    grace_ms: 5_000,
    /** It ends by itself after this long, and is deleted after so many days. */
    hours: 3,
    days: 7,
    code: 6,
  },
  /** Limits of a rubric, the highest score of a level, and how many one person may save for one assignment. */
  rubric: { criteria: 20, levels: 10, score: 1_000, text: 1_000, all_texts: 30_000, of_person: 30 },
  /** Questions that one attempt can hold, and their bytes when drawn: a learner downloads all at once. */
  play: { max_questions: 1000, bytes: 8 * 1024 * 1024, option_id: 100 },
  /**
   * Bytes of an attempt's state, as stored: `each` for every question or round, beside `base`. Somebody who fills every board that
   * there is with everything that is read of it stays far below.
   */
  attempt_state: { base: 16 * 1024, each: 2 * 1024, most: 1024 * 1024 },
  /** Limits of a game, regardless of its template; the templates limit their cards themselves. */
  game: { max_rounds: 50, max_cards: 16, max_tries: 1000, text: 2_000 },
  /** Questions of a bank that are read for making a game. */
  material: { questions: 500 },
  /** Words of a crossword, the letters of each, and how long the sound of a clue may be. */
  crossword: { max_words: 8, min_letters: 2, max_letters: 10, min_crossing: 2, sound_seconds: 180 },
  /** A game to carry away: what its pictures and sounds may weigh together, and a code or file of one that was played. */
  carried: {
    media_bytes: 200 * 1024 * 1024,
    /** In one page they grow by a third: it stays below the 25 MB that mail takes and a phone of 2 GB opens. */
    page_media_bytes: 16 * 1024 * 1024,
    code: 200_000,
    state_bytes: 1024 * 1024,
  },
  /** Contents in one zip. */
  exported_together: 50,
  page_size: 30,
  /** Of how much content pictures are asked for in one call. */
  pictures_at_once: 12,
  /** Of how much content it is asked in one call what uses it. */
  used_in_at_once: 50,
  token_refresh_ms: 1_080_000,
  stored_login_days: 30,
  toast: { limit: 20, auto_close_ms: 6_000 },
} as const;
