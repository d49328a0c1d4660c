/** A file written by Excel in Brazil is imported at the desk and undone again, without scripts (docs/imports.md). */
import { importWords as words } from '../../src/content/desk/imports.ts'
import { giveSession, pressButton } from '../support/desk-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { expectReflow } from '../support/reflow-and-targets.ts'
import { send } from '../support/http-visitor.ts'

const FILE = [
  'id;name;cep_from;cep_to;infra;free_ports;team;team_capacity',
  'breves;São José, centro;68800-000;68800-999;FIBRASIL;10;breves-pa;4',
]

// tests/server/desk/imports.test.ts
test(
  'a coverage file from Excel: compared, imported, the address is covered; undone, it is as before (S54)',
  onlyInFullRun,
  async ({ server, browser }) => {
    const infra = async () => {
      const { body } = await send(server.url, 'GET', '/api/cep/coverage?cep=68800000&number=10')
      return (body as { infra: string | null }).infra
    }
    const context = await browser.newContext({
      baseURL: server.url,
      javaScriptEnabled: false,
      locale: 'pt-BR',
      viewport: { width: 390, height: 844 },
    })
    await giveSession(server, context, 'publicacao')
    const page = await context.newPage()
    await page.goto('/operador/importacoes')
    await page.getByText(words.columns).click()
    await expectReflow(page, 'the form for a file')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: words.model }).first().click()
    expect((await downloading).suggestedFilename()).toBe('modelo-coverage.csv')
    await page.getByLabel(words.file).setInputFiles({
      name: 'áreas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(FILE.map((line) => `${line}\r\n`).join(''), 'latin1'),
    })
    await pressButton(page, words.submit)
    await expect(page.getByText('São José, centro (breves): CEP 68800-000 a 68800-999')).toBeVisible()
    await expectReflow(page, 'what a file changes')
    expect(await infra()).toBeNull()
    await page.getByLabel(words.sure).check()
    await pressButton(page, words.confirm)
    await expect(page.getByText(words.states.applied).first()).toBeVisible()
    expect(await infra()).toBe('FIBRASIL')
    await page.getByLabel(words.sure).check()
    await pressButton(page, words.undo)
    await expect(page.getByText(words.states.undone).first()).toBeVisible()
    expect(await infra()).toBeNull()
    await context.close()
  },
)
