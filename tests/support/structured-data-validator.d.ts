/** Types for the part of the structured-data validator that the tests use, because the package has none. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly rootType: string
    readonly severity: 'ERROR' | 'WARNING'
    readonly issueMessage: string
    readonly path: readonly { readonly type?: string; readonly property?: string }[]
  }
  export default class Validator {
    /** @param data JSON-LD objects by their type; the validator changes them */
    validate(data: {
      readonly jsonld: Readonly<Partial<Record<string, readonly object[]>>>
    }): Promise<Issue[]>
  }
}
