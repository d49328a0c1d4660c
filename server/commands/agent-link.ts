/**
 * Creates, lists and revokes agents' links, which bring a customer into the chat (docs/desk.md, Links of agents):
 *
 *   node server/commands/agent-link.ts --name "Ana Prado" --phone 11987654321 --cep 01310-100 --number 1000
 *     --complement "apto 12" --plan d1000a --agent ana
 *   node server/commands/agent-link.ts list
 *   node server/commands/agent-link.ts revoke ID
 */
import { makeCatalogue } from '../cached-catalogue.ts'
import { systemClock } from '../clock.ts'
import { ConfigError, readConfig } from '../config.ts'
import { listAgentLinks, revokeAgentLink } from '../repositories/agent-links.ts'
import { makeAgentLink } from '../services/agent-links.ts'
import { runMain, readArguments } from './helpers/command.ts'
import { withDatabaseAndVault } from './helpers/database.ts'

const USAGE = `usage: agent-link.ts --name NAME --cep CEP [--phone PHONE] [--number NUMBER] [--complement TEXT] [--plan SKU] --agent AGENT
       agent-link.ts list
       agent-link.ts revoke ID`

const TEXT = { type: 'string' } as const
const OPTIONS = {
  name: TEXT,
  phone: TEXT,
  cep: TEXT,
  number: TEXT,
  complement: TEXT,
  plan: TEXT,
  agent: TEXT,
}

function asked() {
  const { positionals, values } = readArguments(OPTIONS, USAGE)
  const [what = 'make', id = ''] = positionals
  return { what, id, ...values }
}

async function main(): Promise<void> {
  const { what, id, agent = '', ...given } = asked()
  const isWhole = what === 'make' ? agent.trim() !== '' : what === 'list' || (what === 'revoke' && id !== '')
  if (!isWhole) throw new ConfigError(USAGE)
  const config = readConfig()
  const text = await withDatabaseAndVault(config, async (db, vault) => {
    if (what === 'list') {
      const links = await listAgentLinks(db)
      return links
        .map((each) => {
          const state = each.revoked
            ? 'revoked'
            : each.ordered
              ? 'ordered'
              : each.accepted
                ? 'accepted'
                : 'sent'
          return `${each.id} ${each.agent}, until ${each.expires.toISOString()}: ${state}\n`
        })
        .join('')
    }
    if (what === 'revoke') {
      if (!(await revokeAgentLink(db, id, systemClock.now())))
        throw new ConfigError(`No valid link is ${id}.`)
      return `${id} is revoked.\n`
    }
    const context = { db, clock: systemClock, vault, config, catalogue: makeCatalogue(db, systemClock) }
    const { url, expires } = await makeAgentLink(context, given, agent)
    return `${url}\nvalid until ${expires.toISOString()}\n`
  })
  process.stdout.write(text)
}

runMain(main)
