/** Text of a PDF with questions and answers about migrating from the old network to fibre. */
import { CODE_MINUTES } from '../../lib/one-time-code.ts'
import { brand } from '../brand-and-phones.ts'
import type { PrintedDocument } from './pdf-document.ts'

export const faqMigration: PrintedDocument = {
  file: 'faq-migracao.pdf',
  title: 'Dúvidas sobre a migração para a fibra',
  lead: `Para quem já é cliente da ${brand.name} na rede antiga e quer passar para a fibra.`,
  updated: '2026-11-20',
  sections: [
    {
      heading: 'O que é a migração?',
      body: [
        'É a troca da sua internet, que hoje chega pela rede antiga, pela fibra óptica até dentro de casa. Você continua cliente, com um plano novo.',
      ],
    },
    {
      heading: 'Quem pode migrar?',
      body: [
        'O titular de um plano na rede antiga, onde a fibra já chegou. Digite o CPF ou o CNPJ do titular na página de migração: se houver oferta, ela aparece na hora.',
        'Se o documento não tiver oferta de migração, mostramos os planos para novos clientes ou a renovação, quando você já estiver na fibra.',
      ],
    },
    {
      heading: 'O que muda na prática?',
      body: [
        '- A velocidade passa a ser a do plano de fibra que você escolher, para baixar e para enviar.\n- O modem vem com o plano, emprestado enquanto durar o contrato. Nos planos de 1 Giga e 2 Giga ele tem Wi-Fi 6.',
      ],
    },
    {
      heading: 'Meu preço muda?',
      body: [
        'O preço é o da oferta que você escolher. Antes de confirmar, mostramos a mensalidade com e sem débito automático, o preço depois da promoção e a fidelidade de 12 meses, se o plano tiver. Nada muda sem a sua confirmação.',
      ],
    },
    {
      heading: 'Preciso pagar pela instalação?',
      body: [
        'O pedido não inclui cobrança de instalação: o que você aceita é a mensalidade, mostrada por inteiro na conferência. As condições estão no regulamento da oferta.',
      ],
    },
    {
      heading: 'E a fidelidade do meu plano atual?',
      body: [
        `Isso depende do seu contrato de hoje. Antes de confirmar, pergunte ao suporte, no {suporte}. No plano novo, só há fidelidade se ele vier com streaming ou se o plano disser: são 12 meses, como mostramos antes de você confirmar.`,
      ],
    },
    {
      heading: 'Como faço o pedido?',
      body: [
        '- Informe o CPF ou o CNPJ do titular.\n- Escolha a oferta.\n- Confira o endereço. Se você se mudou, informe o CEP e o número novos: verificamos a fibra na hora.\n- Digite o código que enviamos ao contato do seu cadastro, quando ele for pedido.\n- Escolha o dia de vencimento e a forma de pagamento.\n- Confira tudo e confirme.',
        'Dá para fazer tudo pelo chat ou pelo formulário e trocar de um para o outro no meio, sem repetir respostas.',
      ],
    },
    {
      heading: 'Por que vocês enviam um código?',
      body: [
        `Para ter certeza de que é o titular quem pede a mudança. O código tem seis números, vale por ${CODE_MINUTES} minutos e vai para o contato do seu cadastro. Nunca pedimos esse código por telefone.`,
      ],
    },
    {
      heading: 'Não uso mais o contato do cadastro. E agora?',
      body: [`Fale com o suporte, no {suporte}, antes de continuar a migração.`],
    },
    {
      heading: 'Quando é a visita do técnico?',
      body: [
        'Nos planos com visita marcada no pedido, você escolhe o dia e o período: manhã (8h às 12h) ou tarde (12h às 18h). Nos outros, a equipe combina o dia com você depois. Alguém precisa estar em casa para receber o técnico.',
      ],
    },
    {
      heading: 'Vou ficar sem internet? E o equipamento antigo?',
      body: [
        'Pergunte ao combinar o dia da visita: o desligamento da rede antiga e a devolução do equipamento são acertados com a equipe.',
      ],
    },
    {
      heading: 'Como fica a fatura?',
      body: [
        'O dia e o valor da primeira fatura do plano novo a equipe diz, no {vendas}. O débito automático precisa ser autorizado de novo no pedido.',
      ],
    },
    {
      heading: 'E se a fibra ainda não chegou à minha rua?',
      body: [
        'Nada muda no seu plano atual. Você pode informar outro endereço, onde a fibra já tenha chegado.',
      ],
    },
    {
      heading: 'Posso desistir?',
      body: [
        'Nada é contratado antes de você confirmar. Quem contrata à distância pode desistir em até 7 dias, como manda o Código de Defesa do Consumidor (art. 49). Depois, se o plano tiver fidelidade, ela vale por 12 meses.',
      ],
    },
    {
      heading: 'Com quem eu falo?',
      body: [
        `- Suporte: {suporte}.\n- Vendas: {vendas}.\n- WhatsApp e pedido de ligação: no botão Ajuda de qualquer página do site.`,
        `Nossas ligações de venda usam o prefixo oficial ${brand.salesPrefix} ou, quando é você quem pede a ligação, o DDD 16. Desconfie de outros números.`,
      ],
    },
  ],
}
