/** A customer renews in a real browser, in the chat and on pages, with every interruption on the way. */
import {
  eitherWay,
  answer,
  expectStep,
  field,
  fill,
  orderNumber,
  question,
  sendButton,
  switchTo,
  typed,
  type Way,
} from '../../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../../support/e2e-test.ts'
import { expectQuestionFrame } from '../../support/check-question-frame.ts'
import { examineScreen } from '../../support/examine-screen.ts'
import { watchPrivacy } from '../../support/privacy-watch.ts'
import { partOf, startMailServer, type MailServer } from '../../support/smtp-server.ts'

test.setTimeout(180_000)

/** docs/test-people.md */
const CUSTOMER = { cpf: '30000000620' }
const NOBODY = { cpf: '52998224725' }
const OFFERS = { offer1: 'plan-rf600', offer2: 'plan-rfglobo' }

const entrance = {
  chat: '/refidelizacao/chat',
  pages: '/refidelizacao/consulta-cpf/',
} as const satisfies Record<Way, string>
const other = (way: Way): Way => (way === 'chat' ? 'pages' : 'chat')

/** The six digits of the last code that was mailed. */
const lastCode = ({ mails }: MailServer): string =>
  /\b\d{6}\b/.exec(partOf(mails.at(-1)?.raw ?? '', 'text/plain'))?.[0] ?? ''

for (const way of eitherWay('pages')) {
  test(
    `with a code, a reload, Back and a switch, by ${way}`,
    onlyInFullRun,
    async ({ page, startServer }) => {
      const mail = await startMailServer({ closeTimeout: 100 })
      const server = await startServer({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mail.port) })
      const privacy = watchPrivacy(page, { 'consulta-cpf': CUSTOMER }, { 'consulta-cpf': NOBODY })
      await page.goto(server.url + entrance[way])
      await examineScreen(page, `consulta-cpf by ${way}`)
      await expectQuestionFrame(page, 'consulta-cpf')
      await answer(page, 'consulta-cpf', { cpf: '300.000.006-21' })
      await expect(page.getByText('Esse CPF não é válido')).toBeVisible()
      await answer(page, 'consulta-cpf', NOBODY)
      await expectStep(page, 'sem-ofertas')
      await expect(page.getByText('Não achamos uma oferta de renovação para este CPF').first()).toBeVisible()
      await examineScreen(page, `sem-ofertas by ${way}`)
      await expectQuestionFrame(page, 'sem-ofertas')
      await sendButton(page, 'sem-ofertas').click()
      await expectStep(page, 'consulta-cpf')
      await expect(field(page, 'cpf')).toHaveValue('')
      await answer(page, 'consulta-cpf', CUSTOMER)

      await expectStep(page, 'ofertas')
      await examineScreen(page, `ofertas by ${way}`)
      await expectQuestionFrame(page, 'ofertas')
      await fill(page, 'ofertas', OFFERS)
      await switchTo(page, other(way))
      expect(await typed(page, 'ofertas')).toMatchObject(OFFERS)
      await switchTo(page, way)
      expect(await typed(page, 'ofertas')).toMatchObject(OFFERS)
      await page.reload()
      await expectStep(page, 'ofertas')
      await answer(page, 'ofertas', OFFERS)

      await expectStep(page, 'codigo')
      await page.goBack()
      await expectStep(page, 'ofertas')
      expect(await typed(page, 'ofertas')).toMatchObject(OFFERS)
      await sendButton(page, 'ofertas').click()
      await expectStep(page, 'codigo')
      await expect(page.getByText('r****@example.com').first()).toBeVisible()
      await examineScreen(page, `codigo by ${way}`)
      await expectQuestionFrame(page, 'codigo')
      await privacy.expectNothing('codigo')
      await answer(page, 'codigo', { code: lastCode(mail) })

      await expectStep(page, 'confirmacao')
      await expect(question(page, 'confirmacao').getByText('700 Mega + Globoplay').first()).toBeVisible()
      await expect(question(page, 'confirmacao').getByText('R$ 123,89 por mês')).toBeVisible()
      await expect(question(page, 'confirmacao').getByText('R$ 109,99 por mês')).toBeVisible()
      await expect(
        question(page, 'confirmacao').getByText('A mesma de hoje: débito automático'),
      ).toBeVisible()
      await expect(
        page.getByText(/123,89 por mês .*, por 12 meses; depois R\$\s198,89$/).first(),
      ).toBeVisible()
      await examineScreen(page, `confirmacao by ${way}`)
      await expectQuestionFrame(page, 'confirmacao')
      await page.reload()
      await expectStep(page, 'confirmacao')
      await sendButton(page, 'confirmacao').click()

      await expectStep(page, 'pedido-realizado')
      await expect(page.getByText('Sua renovação está feita').first()).toBeVisible()
      await examineScreen(page, `pedido-realizado by ${way}`)
      await expectQuestionFrame(page, 'pedido-realizado')
      const number = await orderNumber(page)
      const rows = await server.sql(
        'select order_number, offer1, offer2 from renewal_requests where order_number is not null',
      )
      expect(rows).toEqual([{ order_number: number, ...OFFERS }])
      // only the id is kept, and the document is stored nowhere but on the server
      await privacy.expectNothing('the receipt')
      await mail.stop()
    },
  )
}
