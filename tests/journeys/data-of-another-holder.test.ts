/** The data of another holder are proposed as one set with one yes, and recorded all or none (D133). */
import { describe, expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()
const WHO = ['nome', 'data-nascimento', 'nome-mae', 'cpf'] as const

async function openAt(step: string) {
  const { visit, talk } = await talkAt(journeys(), step)
  const holder = () => WHO.map((id) => visit.order().answers[id]?.values)
  return { visit, talk, holder }
}

const BETO = [{ name: 'Beto Reis' }, { birth_date: '03/03/1988' }, { mothers_name: 'Ivete Reis' }]

describe('the data of another holder (D133)', () => {
  it.each([
    ['data-de-vencimento', 'ela prefere no meu nome. Beto Reis, nasci 03/03/1988, mãe Ivete Reis'],
    ['ativar-debito', 'põe no nome dele: Beto Reis, nasceu 03/03/1988, mãe Ivete Reis'],
    ['confirmacao', 'põe no nome do meu irmão. Beto Reis, nasci 03/03/1988, mãe Ivete Reis'],
  ])('are asked about once, at %s, and taken by one yes', async (step, typed) => {
    const { visit, talk, holder } = await openAt(step)
    const before = holder()
    await talk.say(typed)
    const asked = talk.texts().at(-1) ?? ''
    expect(asked).toMatch(/^Trocar o titular: .+\?$/)
    expect(
      asked
        .replace(/^.*?: |\?$/g, '')
        .split(', ')
        .toSorted(),
    ).toEqual(['Beto Reis', 'mãe Ivete Reis', 'nascimento 3 de março de 1988'])
    expect(holder()).toEqual(before)
    await talk.say('sim')
    expect(holder().slice(0, 3)).toEqual(BETO)
    expect(talk.position()).toBe(step)
    expect(visit.order().finished).toBeNull()
    await visit.saved()
    const { body } = await journeys().call('GET', `/api/lead/${visit.ui().recordId}`)
    expect(JSON.stringify(body)).toContain('Beto Reis')
  })

  it('with a document have that in the set', async () => {
    const { talk, holder } = await openAt('data-de-vencimento')
    await talk.say('Beto Reis, nasci 03/03/1988, mãe Ivete Reis, cpf 111.444.777-35')
    expect(talk.texts().at(-1)).toContain('mãe Ivete Reis, CPF 111.444.777-35?')
    await talk.say('isso')
    expect(talk.texts().join(' ')).not.toMatch(/111\.444\.777-35|Ivete/)
    expect(holder()).toEqual([...BETO, { person_type: 'pf', cpf: '11144477735' }])
  })

  it('stay as they were after a no, and an answer beside them is taken', async () => {
    const { visit, talk, holder } = await openAt('data-de-vencimento')
    const before = holder()
    await talk.say('dia 10. Beto Reis, nasci 03/03/1988, mãe Ivete Reis')
    expect(talk.texts().at(-1)).toMatch(/^Trocar o titular: Beto Reis/)
    await talk.say('não')
    expect(holder()).toEqual(before)
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
  })

  it.each([
    'a titular é a Dona Marlene, nasceu em 01/10/1948',
    'põe no nome dela: Ana, nasceu 03/03, mãe Ivete Reis',
    'o titular vai ser o meu irmão, nascido em 03/03/1988, mãe Ivete Reis',
    'põe no nome da minha esposa',
    'troca o titular pra minha esposa',
  ])('are asked for as a whole, and change nothing, where they are told in part: %s', async (typed) => {
    const { talk, holder } = await openAt('confirmacao')
    const before = holder()
    expect(await talk.say(typed)).toContain('preciso dos dados da outra pessoa juntos')
    await talk.say('sim')
    expect(holder()).toEqual(before)
    expect(talk.position()).toBe('confirmacao')
  })

  it('are not what one says of oneself: an own answer, or a correction of the name alone', async () => {
    const { visit, talk } = await openAt('nome-mae')
    await talk.say('Ivete Reis. e meu nome certo é Maria Souza Reis')
    expect(visit.order().answers['nome-mae']?.values).toEqual({ mothers_name: 'Ivete Reis' })
    // a named change is made at once (D154)
    expect(visit.state().dialogue.doubt).toBeNull()
    expect(visit.order().answers.nome?.values).toEqual({ name: 'Maria Souza Reis' })
    await talk.say('meu nome é Ana Souza Reis')
    expect(visit.order().answers.nome?.values).toEqual({ name: 'Ana Souza Reis' })
  })

  it('are not asked for where the first name and birth date of an order are told', async () => {
    const { visit, talk } = await openAt('nome')
    await talk.say('Beto Reis, nasci 03/03/1988, mãe Ivete Reis')
    expect(visit.order().answers.nome?.values ?? visit.state().dialogue.doubt?.values).toEqual({
      name: 'Beto Reis',
    })
  })
})
