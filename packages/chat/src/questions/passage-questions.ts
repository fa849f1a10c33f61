/** Ways to ask for a passage in one language, by its id: questions or keywords, separated by semicolons or lines. */
export type PassageQuestions = Readonly<Record<string, string>>;
