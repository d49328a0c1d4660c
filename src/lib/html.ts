/** Texts in HTML: escaped, and as JSON in a script element. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, as content or as the value of an attribute in quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

/**
 * Serialises data for a `<script type="application/json">` or `ld+json` element. It escapes '<', so that nothing in the
 * data can end the element.
 */
export const jsonForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
