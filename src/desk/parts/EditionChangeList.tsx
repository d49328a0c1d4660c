import { shopWords as words } from '../../content/desk/shop-editions.ts'

/** Lists the changes in an edition as sentences. */
export const EditionChangeList = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.length === 0 ? (
    <p className="desk-empty">{words.nothing}</p>
  ) : (
    <ul className="desk-list">
      {sentences.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
