import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GeneratedPoster } from './GeneratedPoster.tsx'
import { motifs } from './draw-poster-motifs.ts'

const drawn = (seed: string, shape?: 'tall' | 'wide') =>
  render(<GeneratedPoster seed={seed} shape={shape} />).container.innerHTML

test('a poster is the same wherever it is drawn, and another for another seed', () => {
  expect(drawn('orbita')).toBe(drawn('orbita'))
  expect(drawn('orbita')).not.toBe(drawn('jornal'))
})

test.each(motifs)(
  '%s is drawn tall and wide with whole paths, and is not read by a screen reader',
  (motif) => {
    for (const shape of ['tall', 'wide'] as const) {
      const { container } = render(<GeneratedPoster seed="x" motif={motif} shape={shape} />)
      const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
      expect(paths.length).toBeGreaterThan(3)
      expect(paths.filter((d) => !d.startsWith('M') || /NaN|undefined|Infinity/.test(d))).toEqual([])
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    }
  },
)

test('every motif is used', () => {
  const strands = Array.from({ length: 40 }, (_, index) => drawn(`seed-${index}`))
  const kinds = strands.map((html) => [...html.matchAll(/poster__(\w+)/g)].map(([, kind]) => kind).join(' '))
  expect(new Set(kinds).size).toBe(motifs.length)
})
