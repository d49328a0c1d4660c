import type { ClientBase } from 'pg'
import type { Campaigns } from '../../src/campaigns/make.ts'
import { GENERAL } from '../rules/offers.ts'

const rowsOf = ({ prefixes, rulesOf }: Campaigns) =>
  ['', ...prefixes].map((prefix) => {
    const { checkout, excluded } = rulesOf(prefix)
    return { addon: prefix || GENERAL, checkout, hidden: excluded }
  })

/** With an exclusion list the landing page may show every plan not on it; without one, the campaign's own (D60). */
const WRITE = `
  insert into offers (addon, landing, checkout)
  select addon,
    case when hidden is null then checkout
      else array(
        select sku from plans where plan_type is null and sku <> all (hidden) order by position)
    end,
    checkout
  from jsonb_to_recordset($1::jsonb) as campaign (addon text, checkout text[], hidden text[])
  on conflict (addon) do update set landing = excluded.landing, checkout = excluded.checkout
  where (offers.landing, offers.checkout) is distinct from (excluded.landing, excluded.checkout)`

/**
 * Writes the offer lists from the campaigns' rules, which are their only source (D70). Lists under other names belong
 * to the operator and are kept.
 */
export async function writeOffers(client: ClientBase, campaigns: Campaigns): Promise<void> {
  await client.query(WRITE, [JSON.stringify(rowsOf(campaigns))])
}
