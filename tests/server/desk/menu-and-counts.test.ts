/** The menu is short, what left it is linked where it belongs, and each count of the first page is that of the page behind. */
import { describe, expect, it } from 'vitest'
import { agentLinks } from '../../../src/content/desk/agent-links.ts'
import { home } from '../../../src/content/desk/home-page.ts'
import { menuGroups } from '../../../src/content/desk/menu-and-roles.ts'
import { ROLES } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
import { sendBatch, batchOf } from '../../support/send-browser-reports.ts'
import { useServer } from '../../support/server.ts'

const menuOf = ({ document }: Page) => ({
  links: [...document.querySelectorAll('#menu nav a')].map((each) => each.getAttribute('href') ?? ''),
  groups: [...document.querySelectorAll('.desk-menu__name')].map((each) => each.textContent),
})
const linksOf = ({ document }: Page) =>
  [...document.querySelectorAll('main a')].map((each) => each.getAttribute('href'))

describe('the menu', () => {
  const server = useServer({ desk })

  it('has at most twenty entries in five groups, for each role its own', async () => {
    for (const role of ROLES) {
      const { links, groups } = menuOf(await (await signedIn(server(), role)).open('/operador'))
      expect(links[0]).toBe('/operador')
      expect(new Set(links).size).toBe(links.length)
      expect([role, links.length <= 20, groups.length <= 5]).toEqual([role, true, true])
      expect(groups.every((group) => Object.values(menuGroups).some((name) => name === group))).toBe(true)
    }
  })

  it('leaves out what belongs to another page, which leads there', async () => {
    await sendBatch(server(), batchOf([{ what: 'shown', step: 'cep', channel: 'chat', isEntry: true }], {}))
    const house = await signedIn(server(), 'administracao')
    const { links } = menuOf(await house.open('/operador'))
    for (const [path, from] of [
      ['/operador/links', '/operador/ligacoes'],
      ['/operador/experimento', '/operador/funil'],
      ['/operador/nao-entendido', '/operador/funil'],
    ] as const) {
      expect(links).not.toContain(path)
      expect(linksOf(await house.open(from))).toContain(path)
    }
    expect((await house.open('/operador/ligacoes')).text).toContain(agentLinks.title)
  })
})

describe('what is broken', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })

  it('is said in one line to every role', async () => {
    const linesOf = async () => {
      const lines = []
      for (const role of ROLES) {
        const { document } = await (await signedIn(server(), role)).open('/operador')
        lines.push(
          document
            .querySelector('h1')
            ?.closest('main')
            ?.textContent?.match(/(Nada|Algo) quebrado agora[^.]*\./)?.[0],
        )
      }
      return lines
    }
    expect(await linesOf()).toEqual(ROLES.map(() => home.whole))
    await server().sql(
      `insert into outbox (subject_id, id, kind, payload, created_at, next_at, attempts, last_error, failed_at)
       values (gen_random_uuid(), gen_random_uuid(), 'order.mail', 'x', $1, $1, 3, 'HTTP 503', $1)`,
      [server().clock.now()],
    )
    expect(await linesOf()).toEqual(ROLES.map(() => home.broken([home.brokenParts.deliveries])))
  })
})
