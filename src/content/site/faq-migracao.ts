import { brand } from '../brand.ts'
import type { PrintedDocument } from './printed.ts'

/** FAQ for customers of the old network migrating to fibre (F§1, F§2). */
export const faqMigration: PrintedDocument = {
  file: 'faq-migracao.pdf',
  title: 'Dúvidas sobre a migração para a fibra',
  lead: `Para quem já é cliente da ${brand.name} na rede antiga e quer passar para a fibra.`,
  updated: '2026-11-20',
  sections: [
    {
      heading: 'O que é a migração?',
      body: [
        'É a troca da sua internet, que hoje chega por cabo de cobre, pela fibra óptica até dentro de casa. Você continua cliente, com um plano novo.',
      ],
    },
    {
      heading: 'Quem pode migrar?',
      body: [
        'Quem é titular de um plano na rede antiga e mora onde a fibra já chegou. Digite o CPF ou o CNPJ do titular na página de migração: se houver oferta, ela aparece na hora.',
        'Se o CPF não tiver oferta de migração, mostramos os planos para novos clientes ou a renovação, quando você já estiver na fibra.',
      ],
    },
    {
      heading: 'O que muda na prática?',
      body: [
        '- Velocidade mais alta e mais estável, também para enviar arquivos e fazer chamadas de vídeo.\n- Menos interferência: a fibra não sofre com chuva nem com ruído elétrico.\n- Um modem novo, emprestado enquanto durar o contrato. Nos planos de 1 Giga e 2 Giga ele tem Wi-Fi 6.',
      ],
    },
    {
      heading: 'Preciso pagar pela instalação?',
      body: [
        'Não. A instalação da fibra e a retirada do equipamento antigo são gratuitas, com permanência de 12 meses no plano novo.',
      ],
    },
    {
      heading: 'Meu preço muda?',
      body: [
        'O preço é o da oferta que você escolher. Antes de confirmar, mostramos a mensalidade com e sem débito automático, o preço depois da promoção e a permanência. Nada muda sem a sua confirmação.',
      ],
    },
    {
      heading: 'E a permanência do meu plano atual?',
      body: [
        'Ela se encerra sem multa quando a migração é concluída. Começa a contar a permanência de 12 meses do plano novo.',
      ],
    },
    {
      heading: 'Como faço o pedido?',
      body: [
        '- Informe o CPF ou o CNPJ do titular.\n- Escolha a oferta.\n- Confira o endereço. Se você se mudou, informe o CEP e o número novos: verificamos a fibra na hora.\n- Digite o código que enviamos ao contato do seu cadastro.\n- Escolha o dia de vencimento e a forma de pagamento.\n- Confira tudo e confirme.',
        'Dá para fazer tudo pelo chat ou pelo formulário e trocar de um para o outro no meio, sem repetir respostas.',
      ],
    },
    {
      heading: 'Por que vocês enviam um código?',
      body: [
        'Para ter certeza de que é o titular quem pede a mudança. O código tem seis números, vale por 10 minutos e vai para o e-mail ou o telefone do seu cadastro. Nunca pedimos esse código por telefone.',
      ],
    },
    {
      heading: 'Não uso mais o contato do cadastro. E agora?',
      body: [`Ligue para ${brand.support.phone} e atualize seus dados. Depois volte à página de migração.`],
    },
    {
      heading: 'Vou ficar sem internet?',
      body: [
        'A conexão antiga só é desligada depois que a fibra estiver funcionando. A visita do técnico dura cerca de duas horas.',
      ],
    },
    {
      heading: 'Preciso estar em casa?',
      body: [
        'Sim, você ou uma pessoa maior de 18 anos. Você escolhe o dia e o período, manhã (8h às 12h) ou tarde (12h às 18h), e o técnico liga um dia antes.',
      ],
    },
    {
      heading: 'O nome e a senha do Wi-Fi mudam?',
      body: [
        'O modem novo vem com outros. Se preferir, peça ao técnico para usar o nome e a senha de hoje: assim seus aparelhos se conectam sozinhos.',
      ],
    },
    {
      heading: 'E o equipamento antigo?',
      body: ['O técnico o retira na mesma visita. Se ele não puder, combinamos outra data, sem custo.'],
    },
    {
      heading: 'Como fica a fatura?',
      body: [
        'A última do plano antigo vai até o dia da instalação, e a primeira do novo começa nesse dia. As duas são proporcionais aos dias usados. O débito automático precisa ser autorizado de novo no pedido.',
      ],
    },
    {
      heading: 'E se a fibra ainda não chegou à minha rua?',
      body: [
        'Seu plano atual continua como está. Deixe seu contato na lista de espera e avisamos quando a fibra chegar.',
      ],
    },
    {
      heading: 'Posso desistir?',
      body: [
        'Sim. Antes da instalação, sem custo. Depois dela você tem 7 dias para se arrepender, por ter contratado à distância.',
      ],
    },
    {
      heading: 'Com quem eu falo?',
      body: [
        `- Suporte: ${brand.support.phone}.\n- Vendas: ${brand.sales.phone}.\n- WhatsApp e pedido de ligação: no botão Ajuda de qualquer página do site.`,
        `Nossas ligações de venda usam o prefixo oficial ${brand.salesPrefix}. Desconfie de outros números.`,
      ],
    },
  ],
}
