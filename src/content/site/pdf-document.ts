/** A document that the build writes as a PDF (D55). */
export type PrintedDocument = {
  /** Name below the site's root. */
  readonly file: string
  readonly title: string
  /** Summary in one or two sentences below the title. */
  readonly lead: string
  /** ISO date of the last change to its text. */
  readonly updated: string
  readonly sections: readonly {
    readonly heading: string
    /** Paragraphs and lists, as `src/lib/document-blocks.ts` reads them. */
    readonly body: readonly string[]
  }[]
}
