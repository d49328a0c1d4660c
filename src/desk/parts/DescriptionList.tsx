/** A list of names with their values. Names without a value are left out. */
import type { ReactNode } from 'react'
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'

type DescriptionListProps = { readonly rows: readonly (readonly [name: string, fact: ReactNode])[] }

export const DescriptionList = ({ rows }: DescriptionListProps) => (
  <dl className="desk-facts">
    {rows
      .filter(([, fact]) => fact !== null && fact !== '')
      .map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof fact === 'string' ? <BreakableEmail>{fact}</BreakableEmail> : fact}</dd>
        </div>
      ))}
  </dl>
)
