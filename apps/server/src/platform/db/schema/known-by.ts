/** Who said who a learner is; empty where nobody did who can be believed. */
export type KnownBy = '' | 'lms' | 'session' | 'lti';
