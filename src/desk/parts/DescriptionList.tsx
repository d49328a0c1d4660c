import type { ReactNode } from 'react'

type FactsProps = { readonly rows: readonly (readonly [name: string, fact: ReactNode])[] }

/** A list of names with their values. What has no value is left out. */
export const DescriptionList = ({ rows }: FactsProps) => (
  <dl className="desk-facts">
    {rows
      .filter(([, fact]) => fact !== null && fact !== '')
      .map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
  </dl>
)
