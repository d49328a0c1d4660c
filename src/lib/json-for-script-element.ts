/**
 * Serialises data for a `<script type="application/json">` or `ld+json` element. It escapes '<', so that nothing in the
 * data can end the element.
 */
export const jsonForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
