import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { soldUnder } from '../../../../tests/support/first-shop.ts'
import { rowsToRun } from '../../../../tests/support/rows-to-run.ts'
import { onlySpeedCard } from '../../../content/landing/describe-streaming-speeds.ts'
import { streamingPages } from '../../../content/landing/streaming-pages.ts'
import type { Streaming } from '../../../contract/plan.ts'
import { PosterRow } from './PosterRow.tsx'
import { StreamingBanner, StreamingNumbers } from './Streaming.tsx'

const ids = Object.keys(streamingPages) as Streaming[]

describe('a streaming page', () => {
  test.each([
    ['paramount', 'Confira os Planos', 'Fibra com Paramount+'],
    ['hbo-max', 'Contratar Plano', 'Champions League'],
    ['globoplay', 'Ver planos com Globoplay', 'Fibra com Globoplay'],
  ] as const)('%s has a banner that leads to its plans (M2.63, M2.64)', (service, action, words) => {
    const { container } = render(<StreamingBanner service={service} />)
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('#planos')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(container.textContent).toContain(words)
  })

  test.each(rowsToRun(ids, (id) => id === 'globoplay'))(
    '%s has two rows of series, each with its own picture (M2.63, M3.5)',
    (service) => {
      const { rows } = streamingPages[service]
      expect(rows).toHaveLength(2)
      for (const row of rows)
        render(<PosterRow {...row} end={{ label: 'Confira os Planos', href: '#planos' }} />)
      const pictures = [...document.querySelectorAll('.poster')].map((each) => each.outerHTML)
      expect(new Set(pictures).size).toBe(rows.flatMap(({ items }) => items).length)
      for (const { title, description } of rows.flatMap(({ items }) => items)) {
        expect(screen.getAllByRole('heading', { name: title }).length).toBeGreaterThan(0)
        expect(screen.getByText(description)).not.toBeNull()
      }
      expect(screen.getAllByRole('link', { name: 'Confira os Planos' })).toHaveLength(2)
    },
  )

  test('globoplay has cards of benefits: 3 screens, 2 family members, 30 days, 700 Mega alone (M2.64, M9.7)', () => {
    const { benefits } = streamingPages.globoplay
    if (!benefits) throw new Error('no benefits')
    const plans = soldUnder('globoplay')
    const cards = [...benefits.cards, ...onlySpeedCard('globoplay', plans)]
    render(<StreamingNumbers {...benefits} cards={cards} />)
    const titles = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
    expect(titles).toEqual([
      '3 telas ao mesmo tempo',
      '2 familiares',
      '30 dias por ciclo',
      '700 Mega de fibra',
    ])
  })
})
