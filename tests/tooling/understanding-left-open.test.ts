/** A choice that its message leaves open, or that stands among words nothing accounts for, is asked about (D131, D132). */
import { beforeAll, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

const read = (step: string, text: string) => readAsChat(text, situationAt(step, '2026-11-20'))

test.each([
  // a condition
  ['planos', '700, contanto que o preço seja esse mesmo'],
  ['planos', 'fico no 300 a não ser que trave'],
  ['data-de-vencimento', 'dia 15, só se der pra trocar mais pra frente'],
  ['data-de-vencimento', 'dia 20 caso meu pagamento atrase'],
  ['ativar-debito', 'débito se for no Inter'],
  ['data-instalacao', 'segunda de manhã desde que cheguem antes das dez'],
  // it depends
  ['planos', '1 giga, mas depende do roteador'],
  ['planos', 'por mim seria o de 2 giga'],
  ['data-de-vencimento', 'dia 5 dependendo do dia que eu receber'],
  // later
  ['data-de-vencimento', 'me liga dia 25 que eu resolvo'],
  ['planos', 'o de 500, vou pensar com calma'],
  ['ativar-debito', 'débito, confirmo amanhã'],
  // taken back
  ['conta-debito', 'passa pra boleto. ou melhor, não passa'],
  ['conta-debito', 'troca pra fatura, ah não, deixa'],
  ['confirmacao', 'muda o vencimento pro dia 20, não, deixa como está'],
  ['planos', 'o de 700, ou melhor, não'],
  ['confirmacao', 'vou tirar o débito, ah deixa assim, por causa do desconto'],
  ['confirmacao', 'troca o vencimento pro dia 5. esquece, fica do jeito que tá'],
  ['confirmacao', 'quero boleto… não, larga mão'],
  ['confirmacao', 'muda o plano pro de 1 giga, mas deixa, que fica caro'],
  ['data-instalacao', 'pode ser terça de manhã, quem decide é a minha mulher'],
  // told as somebody else's, or in passing
  ['cpf', 'bota o da minha sogra, 111.444.777-35'],
  ['conta-debito', 'itaú 0450 66554-3, mas é da firma, melhor a minha que já te passo'],
  ['telefone', 'me ligaram ontem de um 11 4003-1234, eram vocês?'],
  // what belongs to direct debit is not the way to pay
  ['confirmacao', 'a conta do débito é outra, termina em 9'],
  ['confirmacao', 'o banco do débito tá errado'],
  ['confirmacao', 'o débito tá errado'],
  // words that nothing accounts for
  ['data-de-vencimento', 'dia 20 a vizinha traz o recado'],
  ['data-instalacao', 'segunda de manhã o pintor termina'],
  ['planos', 'o 300 do cunhado engasga toda noite'],
  // a condition beside what is told
  ['telefone', '11 98765-4321 contanto q ninguém ligue de madrugada'],
  ['cpf', '111.444.777-35, só usem se for pra nota'],
  ['email', 'ana@exemplo.com desde q não vire spam'],
  ['conta-debito', 'inter 0001 12345-6, caso o desconto seja esse mesmo'],
  ['data-instalacao', 'quarta de manhã, tanto que eu consiga trocar o plantão'],
  ['data-de-vencimento', 'dia 20, mas vou perguntar pra quem paga'],
  // told in or behind a question that nobody answers
  ['nome-mae', 'a avó das crianças? Dalva Nunes Prado'],
  ['cep', 'e o 04538-133, ou aí só tem no shopping?'],
  // excluded
  ['data-de-vencimento', 'tirando o 15 e o 25'],
  ['data-de-vencimento', 'qualquer um exceto dia 5 e dia 10'],
  // somebody else's, or for a while
  ['cep', 'será que chega no 30140-071? meu irmão mora lá'],
  ['conta-debito', 'põe a da minha patroa, itau 0450 12345-6'],
  ['conta-debito', 'bradesco 1234 5678-9 por enquanto, depois troco'],
  ['cpf', 'manda o do meu compadre 111.444.777-35'],
  ['nr-imovel', 'a casa ainda não tem número'],
  ['ativar-debito', 'débito da padaria'],
  ['data-de-vencimento', '10 e me chama quando fechar'],
  // told by another choice
  ['planos', 'aquele depois do 700'],
  ['planos', 'o que fica antes do de 500'],
  ['data-instalacao', 'um dia depois de terça, manhã'],
  // no whole name, no house
  ['nome-mae', 'minha maen chama-si maria zulmira fereira'],
  ['nome-mae', 'minha mãe é a dona Eunice Eunice Barbosa de Almeida'],
  ['nr-imovel', '0'],
  // the same around what is told
  ['cpf', 'o corretor disse que dá pra por no cpf dele, que é 342.366.712-55'],
  ['cpf', 'a imobiliária mandou usar esse aqui ó, 342.366.712-55'],
  ['conta-debito', 'debita da empresa onde trabalho, é Sicredi, agência 0710 conta 55218-3'],
  ['conta-debito', 'bradesco ag 2781 cc 14530-6 mas só usa ela se não cobrar tarifa'],
  ['nome', 'pode por no meu nome se não puxar score, Edvaldo Nunes Ribeiro'],
  ['telefone', 'o celular da recepção do serviço é 11 98432-5567, atende qualquer porteiro'],
  ['email', 'o contador recebe tudo em notas@exemplo.com, manda pra lá'],
  // a number beside a bare no is of another answer
  ['ativar-debito', 'não, o 15 mesmo'],
  ['ativar-debito', 'não, 5'],
])('at %s %j records nothing', (step, text) => {
  expect(read(step, text).answers).toEqual({})
})

test.each([
  ['data-instalacao', 'terça depois do almoço', 'data-instalacao'],
  ['nome', 'Maria Maia dos Santos', 'nome'],
  ['cpf', 'bom dia, meu cpf é 529.982.247-25, muito obrigada pela atenção', 'cpf'],
  ['nome', 'oi, aqui quem fala é Neide Pinto, tudo bem?', 'nome'],
  ['nome-mae', 'minha mãe se chamava Dalva Reis Monteiro, já falecida', 'nome-mae'],
  ['telefone', 'pode anotar aí o meu zap 11 98432-5567 por favor', 'telefone'],
  ['cep', '02013001 zona norte sp', 'cep'],
  ['nr-imovel', '1578, perto do colégio e da padaria', 'nr-imovel'],
  ['conta-debito', 'banco do brasil agência 3320-5 conta corrente 18844-7', 'conta-debito'],
  ['planos', '500 mesmo, se arrepender eu mudo depois', 'planos'],
  ['planos', 'manda o de 700, que a minha filha joga', 'planos'],
  ['planos', 'o de quinhentos com o hbo', 'planos'],
  ['data-de-vencimento', '25 porque recebo dia 20', 'data-de-vencimento'],
  ['data-de-vencimento', 'salário cai dia 8, então dia 10', 'data-de-vencimento'],
  ['data-de-vencimento', 'dia 15, valeu moça', 'data-de-vencimento'],
  ['data-instalacao', '24/11 de manhã se der', 'data-instalacao'],
  ['data-instalacao', 'quarta de tarde, minha esposa vai estar em casa', 'data-instalacao'],
  ['data-instalacao', 'bota dia 9/12 cedo que na véspera a gente viaja', 'data-instalacao'],
  ['ativar-debito', 'débito pra não esquecer', 'ativar-debito'],
  ['confirmacao', 'o débito tá errado, quero boleto', 'ativar-debito'],
  ['data-de-vencimento', 'deixa no dia 10', 'data-de-vencimento'],
  ['data-de-vencimento', 'dia 5, deixa, dia 20', 'data-de-vencimento'],
  ['ativar-debito', 'melhor não', 'ativar-debito'],
  ['ativar-debito', 'nem pensar', 'ativar-debito'],
])('at %s %j is recorded', (step, text, home) => {
  expect(Object.keys(read(step, text).answers)).toEqual([home])
})

test.each([
  ['cpf', 'anota aí o meu, 111.444.777-35', 'cpf'],
  ['telefone', 'podem ligar no 11 98765-4322', 'telefone'],
  ['conta-debito', 'inter 0001 12345-6', 'conta-debito'],
  ['telefone', '11 98765-4322, se eu não atender deixa recado', 'telefone'],
  ['nome-mae', 'ela se chama Dalva Nunes Prado', 'nome-mae'],
  ['nome', 'Ana Souza Prado, vocês trabalham no natal?', 'nome'],
  ['data-de-vencimento', 'sem ser dia 5 e dia 10, bota 15', 'data-de-vencimento'],
])('at %s %j is taken, whoever else is named', (step, text, home) => {
  expect(Object.keys(read(step, text).answers)).toEqual([home])
})

test.each([
  ['ana@exemplo.com.br, quero as promoções. ou melhor, não', undefined],
  ['ana@exemplo.com.br, quero receber as ofertas', 'true'],
  ['na firma eles aceitam receber propaganda, eu não. manda só o boleto: ana@exemplo.com.br', undefined],
  // only proposed
  ['ana@exemplo.com.br sim', undefined],
  ['ana@exemplo.com.br e ofertas pode', undefined],
  ['ana@exemplo.com.br, autorizo o envio de promoções, e quero o de 2 giga', 'true'],
])('consent to offers in %j is %s (D133)', (text, consent) => {
  const { accept_promotions } = read('email', text).answers.email ?? {}
  expect(accept_promotions === 'true' ? 'true' : undefined).toBe(consent)
})

test.each([
  ['cpf', '529.982.247-25, e a instalação tem que ser até 27/11'],
  ['nome', 'Ana Maria da Silva, podem me ligar de manhã'],
  ['telefone', '11 98765-4321, me liguem só à tarde'],
])('at %s no day of a visit is noted from %j (D133)', (step, text) => {
  const { answers, doubts } = read(step, text)
  expect([...Object.keys(answers), ...doubts.map((each) => each.step)]).toEqual([step])
})

test('offers named beside the address and not refused are proposed, not lost', () => {
  const { answers, doubts } = read('email', 'ana@exemplo.com.br, as promoções tá valendo')
  expect([answers, doubts[0]?.values.accept_promotions]).toEqual([{}, 'true'])
})

test('what joins a correction to an address is no letter of its flat', () => {
  const { answers } = read('nr-imovel', '45 apto 31 e o cep eu digitei errado, o certo é 01310-200')
  expect(answers['nr-imovel']).toMatchObject({ number: '45', complement: 'apto 31' })
})
