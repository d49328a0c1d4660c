/** Creates agents' links for tests, as a desk user does. */
import { makeCatalogue } from '../../server/cached-catalogue.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { makeAgentLink, type AgentLinkContent } from '../../server/services/agent-links.ts'
import type { TestServer } from './server.ts'

export const ANA = {
  name: 'ana beatriz prado',
  phone: '(11) 98765-4321',
  cep: '01310-100',
  number: '1000',
  complement: 'apto 12',
  plan: 'd1000a',
} as const satisfies AgentLinkContent

/** Makes a link; `key` is the secret in its address. */
export async function agentLink(server: TestServer, given: Partial<AgentLinkContent> = ANA) {
  const { db, clock, config } = server
  const parts = { db, clock, config, vault: makeVault(loadKeys(config)), catalogue: makeCatalogue(db, clock) }
  const made = await makeAgentLink(parts, given, 'ana@exemplo.com.br')
  const url = new URL(made.url)
  return { ...made, url, key: url.searchParams.get('k') ?? '' }
}
