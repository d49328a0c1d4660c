/** For each kind of file that the desk imports: its columns, an example row, and a template file with both. */
import type { ImportKind } from '../../contract/desk-roles-reasons-calls-and-imports.ts'

/** The columns of each kind of file; those that may be missing are in brackets. */
export const importColumns: Readonly<Record<ImportKind, string>> = {
  coverage:
    'id, name, cep_from, cep_to, infra, team, team_capacity, [number_from], [number_to], [number_side], [blocks], [free_ports], [offer_region]',
  municipalities: 'ibge, name, state, ddd, ranges',
  ceps: 'ibge, name, state, ddd, ranges',
  streets: 'cep, state, city, neighborhood, address',
  customers:
    'cpf, flow, name, email, phone, birth_date, cep, number, complement, offers, extra_offers, [current_plan], [current_price], [direct_debit]',
  lines: 'phone, brand, bonus',
}

/** An example row for each kind of file, by column name. The people in it are invented. */
export const importExamples: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  coverage: {
    id: 'centro-lado-par',
    name: 'Centro, lado par até o 998',
    cep_from: '68800-000',
    cep_to: '68800-999',
    infra: 'V.TAL',
    team: 'breves-pa',
    team_capacity: '4',
    number_from: '2',
    number_to: '998',
    number_side: 'even',
    blocks: '',
    free_ports: '10',
    offer_region: '',
  },
  municipalities: {
    ibge: '1501808',
    name: 'Breves',
    state: 'PA',
    ddd: '91',
    ranges: '68800000-68809999',
  },
  ceps: { ibge: '1501808', name: 'Breves', state: 'PA', ddd: '91', ranges: '68800000-68809999' },
  streets: {
    cep: '01310-100',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
    address: 'Avenida Paulista',
  },
  customers: {
    cpf: '529.982.247-25',
    flow: 'renewal',
    name: 'Maria Exemplo da Silva',
    email: 'maria@example.com',
    phone: '11987654321',
    birth_date: '13/05/1990',
    cep: '01310-100',
    number: '1000',
    complement: 'apto 61',
    offers: 'rf500 rf600',
    extra_offers: 'rfglobo',
    current_plan: '400 Mega',
    current_price: '109,99',
    direct_debit: 'sim',
  },
  lines: { phone: '11987654321', brand: 'timcontrole', bonus: '' },
}

/** Returns a CSV file with the header and the example row of a kind, in the form that Excel in Brazil opens as a table. */
export function modelOfImport(kind: ImportKind): string {
  const example = importExamples[kind]
  const lines = [Object.keys(example), Object.values(example)].map((cells) => cells.join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
