/** Checks a page's structured data against Google's requirements. */
import Validator from '@adobe/structured-data-validator'

/** What Google's results accept but do not need, such as the opinions of customers or an article number of shops. */
const NOT_NEEDED = /\(optional\)$|^Missing one of field "gtin"/

/**
 * Checks structured data against what Google requires of each type for its results. Names and values of schema.org are
 * checked by the compiler (src/pages/landing/build-structured-data.ts).
 * @returns what is wrong, with the path to it
 */
export async function structuredDataProblems(
  data: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(data), (each) => String(each['@type']))
  const issues = await new Validator().validate({ jsonld })
  return issues
    .filter(({ issueMessage }) => !NOT_NEEDED.test(issueMessage))
    .map(({ rootType, path, issueMessage }) => {
      const way = path.flatMap(({ property }) => property ?? [])
      return `${[rootType, ...way].join('.')}: ${issueMessage}`
    })
}
