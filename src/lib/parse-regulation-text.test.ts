import { expect, test } from 'vitest'
import { parseRegulationText } from './parse-regulation-text.ts'

test('a document’s text is read as headings, paragraphs and lists', () => {
  expect(parseRegulationText('## 1. Oferta\n\nVale em\ncasa.\n\n- um\n- dois\n\n')).toEqual([
    { kind: 'heading', text: '1. Oferta' },
    { kind: 'paragraph', text: 'Vale em casa.' },
    { kind: 'list', items: ['um', 'dois'] },
  ])
})

test('a block with one line that is no item is a paragraph', () => {
  expect(parseRegulationText('- um\nmas não')).toEqual([{ kind: 'paragraph', text: '- um mas não' }])
})

test.each(['Um texto só.', 'Preço - com desconto', '#sem espaço'])('%s is one paragraph', (body) => {
  expect(parseRegulationText(body)).toEqual([{ kind: 'paragraph', text: body }])
})

test('an empty text has no blocks', () => expect(parseRegulationText(' \n\n ')).toEqual([]))
