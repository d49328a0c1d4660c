/**
 * Data as the text of a `<script type="application/json">` or `ld+json`. Nothing in it can end that element: '<' is
 * written as an escape, which JSON reads as the same letter.
 */
export const scriptData = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
