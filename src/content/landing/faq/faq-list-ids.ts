/** The lists of frequently asked questions (FAQ) of the landing pages. Their questions are those of an edition of the shop. */
export const faqListIds = ['general', 'paramount', 'hbo-max', 'globoplay'] as const

export type FaqListId = (typeof faqListIds)[number]
