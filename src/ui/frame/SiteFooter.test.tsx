import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { campaigns } from '../../../tests/support/first-shop.ts'
import { pageCampaignOf } from '../../campaigns/make-campaigns.ts'
import { CampaignContext, BaseContext } from '../useCampaign.ts'
import { SiteFooter } from './SiteFooter.tsx'

function show(prefix: string) {
  render(
    <CampaignContext value={pageCampaignOf(campaigns.settingsOf(prefix))}>
      <BaseContext value={prefix && `/${prefix}`}>
        <SiteFooter />
      </BaseContext>
    </CampaignContext>,
  )
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  return { hrefs, sales: hrefs.includes('tel:08005551020'), support: hrefs.includes('tel:10341') }
}

describe('the footer (F§1)', () => {
  test.each([
    ['', true, true],
    ['livelo', true, true],
    ['fluxo', false, true],
    ['oferta-colaborador', false, true],
    ['premium', false, true],
    ['timcontrole', true, false],
    ['timblack', true, false],
    ['timpre', true, false],
    ['b/timblack', true, false],
    ['globoplay/timpre', true, false],
  ])('under %j shows the sales line: %s, the support line: %s', (prefix, sales, support) => {
    expect(show(prefix)).toMatchObject({ sales, support })
  })

  test('keeps the campaign in its links to pages; documents are at the root', () => {
    const { hrefs } = show('globoplay/timpre')
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/globoplay/timpre/regulamentos/',
        '/globoplay/timpre/regulamentos/livelo/',
        '/faq-migracao.pdf',
        '/politica-de-privacidade.pdf',
      ]),
    )
  })
})
