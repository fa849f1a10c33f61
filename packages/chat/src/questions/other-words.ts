/** Other ways to ask for a passage, by its id: questions or keywords in English and in Persian, separated by semicolons or lines. */
export type OtherWords = Readonly<Record<string, readonly [en: string, fa: string]>>;
