/**
 * Prints every state of the plan cards on the landing pages, from the seed data: one table per campaign, one
 * row per card and streaming toggle, with prices and badges.
 *
 *   npm run rig -- plan-card-table
 *   npm run rig -- plan-card-table timblack globoplay/timpre
 *
 * Without an argument it prints all campaigns; 'plans' is the site without a campaign, as in
 * /json/plans.json.
 */
import { GENERAL_LIST } from '../../src/edition/resolve.ts'
import { PREFIXES } from '../../src/campaigns/campaign-prefixes.ts'
import { landingOf } from '../../src/campaigns/landing-of-campaign.ts'
import { formatBRL } from '../../src/lib/format-price.ts'
import { cardStates, type CardState } from './card-states.ts'

const HEAD = [
  'group',
  'toggle',
  'sku',
  'plan',
  'list price',
  'by debit',
  'without',
  'badge',
  'ribbons',
] as const

const cellsOf = ({ group, on, isFirst, plan, badges, ribbons }: CardState): readonly string[] => [
  isFirst ? group : '',
  on ?? '–',
  plan.sku,
  plan.plan,
  formatBRL(plan.price_full),
  formatBRL(plan.price_with_dacc),
  formatBRL(plan.price),
  badges.join(' / '),
  ribbons.join(', '),
]

function tableOf(rows: readonly CardState[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_name, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines
    .map((cells) => `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}

const all: readonly string[] = [GENERAL_LIST, ...PREFIXES]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No such campaign: ${unknown.join(', ')}. There are ${all.join(', ')}.\n`)
  process.exitCode = 1
} else {
  for (const name of asked.length > 0 ? asked : all) {
    const prefix = name === GENERAL_LIST ? '' : name
    const { list, card, banner } = landingOf(prefix)
    process.stdout.write(`${name} · ${banner.heading} · ${list}, ${card.variant} cards\n`)
    process.stdout.write(`${tableOf(cardStates(prefix))}\n\n`)
  }
}
