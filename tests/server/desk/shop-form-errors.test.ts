/** Forms of the shop's draft have all their fields, and name errors at the top of the page, with a link to each wrong field. */
import { describe, expect, it } from 'vitest'
import { campaignForm } from '../../../src/edition/forms/campaign-form-fields.ts'
import { newsForm } from '../../../src/edition/forms/news-form-fields.ts'
import { planForm } from '../../../src/edition/forms/plan-form-fields.ts'
import { questionForm } from '../../../src/edition/forms/question-form-fields.ts'
import { serviceForm } from '../../../src/edition/forms/service-form-fields.ts'
import { textsForm } from '../../../src/edition/forms/text-form-fields.ts'
import { fieldsIn } from '../../../src/lib/form-field-tables.ts'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const HOME = '/operador/loja'
const PLAN = `${HOME}/planos/d500a`

describe('a form of the draft', () => {
  const server = useServer({ desk })
  /** Returns the links of the error notice if it is above all forms and tables, otherwise null. */
  const atTop = ({ document }: Page) => {
    const notice = document.querySelector('main .notice--error')
    const first = document.querySelector('main form, main details, main table')
    const isAbove =
      notice && first && (notice.compareDocumentPosition(first) & notice.DOCUMENT_POSITION_FOLLOWING) !== 0
    return isAbove ? [...notice.querySelectorAll('a')].map((each) => each.getAttribute('href')) : null
  }

  it('says at the top of the page that it is refused, with a link to each field that is wrong (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    for (const [path, fields] of [
      [`${HOME}/textos`, { 'link.support': 'ajuda.example', 'tel-vendas': 'ligue' }],
      [PLAN, { 'com-debito': 'barato', download: 'x' }],
    ] as const) {
      const page = await who.fill(path, fields)
      expect([path, page.status, atTop(page)?.toSorted()]).toEqual([
        path,
        400,
        Object.keys(fields)
          .map((name) => `#${name}`)
          .toSorted(),
      ])
      for (const name of Object.keys(fields)) expect(page.document.getElementById(name)).not.toBeNull()
    }
  })

  it('has every field of its table on its page (D148)', async () => {
    const who = await signedIn(server(), 'publicacao')
    for (const [path, rows] of [
      [PLAN, planForm.rows],
      [`${HOME}/campanhas/ver?campanha=livelo`, campaignForm.rows],
      [`${HOME}/textos`, textsForm.rows],
      [`${HOME}/textos/duvida?lista=general&id=`, questionForm.rows],
      [`${HOME}/textos/novidade?id=`, newsForm.rows],
      [`${HOME}/servicos/novo`, serviceForm.rows],
    ] as const) {
      const { document } = await who.open(path)
      const missing = fieldsIn<never, string>(rows)
        .filter(({ kind }) => kind.input !== 'own')
        .map(({ name, kind }) => (kind.box === undefined ? `[name="${name}"]` : `[name^="${kind.box}."]`))
        .filter((field) => document.querySelectorAll(field).length === 0)
      expect([path, missing]).toEqual([path, []])
    }
  })
})
