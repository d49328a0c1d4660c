import { ativarDebito } from './ativar-debito.ts'
import { confirmacao } from './confirmacao.ts'
import { confirmandoDados } from './confirmando-dados.ts'
import { contaDebito } from './conta-debito.ts'
import { cpf } from './cpf.ts'
import { dataDeVencimento } from './data-de-vencimento.ts'
import { dataInstalacao } from './data-instalacao.ts'
import { dataNascimento } from './data-nascimento.ts'
import { email } from './email.ts'
import { erro1 } from './erro1.ts'
import { erro2 } from './erro2.ts'
import { instalacao } from './instalacao.ts'
import { nomeMae } from './nome-mae.ts'
import { nome } from './nome.ts'
import { ofertaIndisponivel } from './oferta-indisponivel.ts'
import { pedidoRealizado } from './pedido-realizado.ts'
import { planos } from './planos.ts'
import { telefone } from './telefone.ts'
import { validacao } from './validacao.ts'
import type { Step } from '../types.ts'

/** Every checkout step after the first ones; loaded while the first are being answered. */
export const laterSteps: readonly Step[] = [
  ofertaIndisponivel,
  planos,
  nome,
  telefone,
  email,
  dataNascimento,
  nomeMae,
  cpf,
  instalacao,
  dataDeVencimento,
  ativarDebito,
  contaDebito,
  confirmandoDados,
  validacao,
  erro1,
  erro2,
  dataInstalacao,
  confirmacao,
  pedidoRealizado,
]
