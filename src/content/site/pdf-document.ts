/** Content of a document that the server draws as a PDF file (server/site/draw-pdf.ts). */
export type PrintedDocument = {
  /** Path of the file below the site's root. */
  readonly file: string
  readonly title: string
  /** Summary in one or two sentences below the title. */
  readonly lead: string
  /** ISO date of the last change to its text. */
  readonly updated: string
  readonly sections: readonly {
    readonly heading: string
    /**
     * Paragraphs and lists in the format of `src/lib/parse-regulation-text.ts`, with names of contacts in braces
     * (server/site/draw-pdf.ts).
     */
    readonly body: readonly string[]
  }[]
}

/** Line below the lead. `day` is a date in words. */
export const updatedOn = (day: string): string => `Atualizado em ${day}.`

/** Line at the foot of every page of a PDF file. */
export const pageFooter = (title: string, page: number, pages: number): string =>
  `${title} · ${page} de ${pages}`
