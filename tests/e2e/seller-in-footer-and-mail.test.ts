/** The seller that the operator has configured is named in the footer of every kind of page and in mails. */
import type { Page } from '@playwright/test'
import { expect, failedResource, onlyInFullRun, test } from '../support/e2e-test.ts'
import { mailsTo } from '../support/read-mail-files.ts'
import { joao } from '../support/people.ts'
import { returnTo, returnToReceipt, returnToReview } from '../support/open-order-made-by-api.ts'
import { partOf } from '../support/smtp-server.ts'

const COMPANY = {
  COMPANY_NAME: 'Fibra & Cia',
  COMPANY_CNPJ: '11.222.333/0001-81',
  COMPANY_ADDRESS: 'Rua das Flores, 10, Campinas/SP',
  COMPANY_PRIVACY_CONTACT: 'dados@fibra.example',
}
const LINE =
  'Fibra & Cia, CNPJ 11.222.333/0001-81. Rua das Flores, 10, Campinas/SP. Dados pessoais: dados@fibra.example.'

/** One page of each kind, but for the chats and waits, which have no footer. */
const PATHS = [
  '/',
  '/timblack/500mb',
  '/black-friday',
  '/checkout/',
  '/checkout/cep/',
  '/consultar-cobertura/cep/',
  '/refidelizacao/consulta-cpf/',
  '/migracao-ultrafibra/consulta-cpf/',
  '/regulamentos',
  '/regulamentos/geral/',
  '/linktree',
  '/selecao-plano-movel',
  '/receber-ligacao',
  '/nao-existe',
]

const expectSeller = async (page: Page, where: string) =>
  expect(page.getByRole('contentinfo').locator('.site-footer__seller'), where).toHaveText(LINE)

// tests/server/edition-pages.test.ts
test(
  'who sells is in the footer of every kind of page, and in the mail (D86)',
  onlyInFullRun,
  async ({ page, guard, startServer }) => {
    guard.allow(failedResource)
    const { url, dataDir } = await startServer(COMPANY)
    for (const path of PATHS) {
      await page.goto(url + path)
      await expectSeller(page, path)
    }
    await returnTo(page, url, 'pages', 'cpf')
    await expectSeller(page, 'a question')
    await returnToReview(page, url, 'pages')
    await expectSeller(page, 'the review')
    await returnToReceipt(page, url, 'pages')
    await expectSeller(page, 'the receipt')

    const mails = async () => mailsTo(dataDir, joao.email?.email ?? '')
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
    const text = partOf((await mails())[0] ?? '', 'text/plain')
    expect(text).toContain(LINE)
    const link = /http\S+\/meu-pedido\/\S+/.exec(text)?.[0] ?? ''
    await page.goto(url + new URL(link).pathname)
    await expectSeller(page, 'the order behind the link in its mail')
    await page.goto(`${url}/meu-pedido/nada`)
    await expectSeller(page, 'a link that leads nowhere')
  },
)
