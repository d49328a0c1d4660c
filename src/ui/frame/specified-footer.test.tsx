/** What the footer must say by the specification. */
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { SiteFooter } from './SiteFooter.tsx'

describe('the footer', () => {
  beforeEach(() => void render(<SiteFooter />))
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

  test('warns of impostors and names the official sales prefix (F1.8)', () => {
    const footer = screen.getByRole('contentinfo').textContent
    expect(footer).toMatch(/ligações de venda usam o prefixo oficial 0303/)
    expect(footer).toMatch(/Desconfie de quem liga de outro número/)
  })

  test('names one sales line and one support line (F1.9, F9.4)', () => {
    expect(href(/^Vendas: 0800 555 1020$/)).toBe('tel:08005551020')
    expect(href(/^Suporte: 103 41$/)).toBe('tel:10341')
    expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(2)
  })

  test('links to regulations, privacy policy, migration FAQ and the loyalty partner’s regulation (F1.10)', () => {
    expect(href('Regulamentos')).toBe('/regulamentos/')
    expect(href(/Política de privacidade \(PDF\)/)).toMatch(/\.pdf$/)
    expect(href(/migração \(PDF\)/)).toBe('/faq-migracao.pdf')
    expect(href(/programa de pontos/)).toBe('/regulamentos/livelo/')
  })
})
