/**
 * Words about internet access and orders that may be reported from a message that the chat did not understand
 * (docs/decisions/0039). The list contains no names, places, numbers or days, and nothing about health, belief or
 * politics. Words are in lower case without accents.
 */
export const TOPICS: ReadonlySet<string> = new Set(
  `abaixo aberta aberto abre abrir acaba acabar acabou aceitam aceite acessar acesso acima acontece aconteceu acordo
  adequado adesao adianta adiantar adiar adicional adicionar afinal agenda agendado agendamento agendar aguarda
  aguardando aguardar aguenta ajudem alcanca alcance alexa alta alterada alterado alternativa alto aluga alugada
  alugado aluguel andamento andar andares android anel antena antiga antigo aparece aparecer apareceu aparelho
  aparelhos aplica apos apple apresenta aprovada aprovado aprovar aqueles area areas arquivo assinante assinatura
  assistir assunto atendida atendido ativa ativacao ativar ativo atras atrasada atrasado atraso atual atualizar
  aumenta aumentar aumento automatica automatico autoriza autorizacao autorizado autorizar avisa avisam avisar aviso
  baixa baixar baixo banda basico bastante beleza beneficio beneficios bloqueada bloqueado bloquear bloqueio bonus
  bug cabeamento cabo cabos cadastrada cadastrado cadastrar cade cai caindo cair caiu calma camera cameras canais
  canal cancelada cancelado cancelamento cancelou capacidade carencia carrega carregamento carregar carteira
  celulares central centro chance chat chave chegam chip chips chove chuva ciente cima clareza clicar clico clique
  coberta coberto cobertura cobrada cobrado cobranca cobrancas cobre combinado combo combos comercial comparar
  compartilhar compativel compensa complemento completar comprado compromisso comum comunicado conclui concluir
  condicao condicoes conecta conectado conectar conexao conexoes confere conferir confiavel conforme confunde
  confundi confuso conhecer conjunto consegue conseguem consegui conseguir conserta consertar conserto consigo
  consulta consultar consumo contato continua continuar continuo contratada contratado contratei contratos controle
  conversa conversar converter copia copiar corrente corretor corta cortado cortar cortaram crianca criancas cumprir
  cupom cupons curto custo custos daquilo das datas de debitado debitar decodificador dedicado deezer defeito demais
  demanda demorado depende dependente desbloqueado desbloquear descer desconectar desculpa desculpe desejo desligada
  desligado desligamento desligando desligar desligou detalhe detalhes devagar devedor devolucao devolver diferenca
  diferente diferentes dificil digitacao digital dinamico direito direitos direta direto disney disponibilidade
  disponiveis disponivel dispositivo dispositivos disso distancia disto divida dividas dividir dizem dizendo do
  dobro documentacao dominio donos dos download dupla dura durante e economia economizar efetivar efetuar eletrica
  eletricista eletronico emissao emitir emprestimo encaixe encanamento encerrar encontrar encontro energia ensina
  entrada entrega entregam entregar entregue enviada enviado enviaram equipamento equipamentos equipe erros escada
  escolha escrito escritorio espaco espanhol especial especifico esperando esperei esquina estabilidade estavel
  estragou estrangeiro estudante etapa etapas exata exato excelente exige exigem exigencia existem experimentar
  experimentei expirou explique extensor extra extras facebook fachada facil facilitar falha falhas falhou falso
  falta faltando faltou faturas fecha fechado fechar fechou feita feito feriado feriados fica ficam ficando ficar
  fico ficou fila filas filial filme filmes filtro fim final finalizar financeiro fio fios fisica fisico fixa fixo
  foco fones forma formas formulario forro foto fotos fraca fraco franquia frente frete funcao funcionam funcionando
  funcionaria funcionario funcionou furar furo furos futebol futuro game gamer games ganha ganhar ganhei ganho
  garante garantia garantido garantir gastar gasto gateway gerar gerente globoplay gmail golpes google gostaria
  grupo guarda guardar habilitar hbo historico home hotmail humanos ideal identidade identificacao identificar
  ilimitada ilimitado imagem imediato imovel imprimir inadimplente inclui incluido incluir inclusa incluso indica
  indicacao indicado indicar indisponivel infelizmente inicial iniciar inicio inscricao instabilidade instabilidades
  instagram instalada instalado instalador instalados instale instalou instavel interessada interessado interesse
  interfone intermitente internacional interno intervalo invalida invalido ip iphone isencao isenta isento item
  itens janela jeito jogar jogo jogos junto juntos juridica juridico juros laje latencia laudo legivel leio leitura
  lembrete ler letra letras libera liberacao liberada liberado liberar lido ligacao ligacoes ligada ligado ligaram
  ligou limitada limitado limitar limite limpar limpo linha linhas link links lista localizacao localizar lojas
  longa longo lotado mandaram mandou manual manutencao mapa maquininha marca marcada marcado marcar marquei material
  media medio melhora melhorar melhores mensagem mensagens mensal mentindo mesa mesh metade metro metros migracao
  minima minimo modelo modelos modo momento montar mostra mostrar motivo motivos motorista moveis movel mudanca
  mudaram mudou multas muro musica negada negado negar negativada negativado negociacao negociar netflix nisso nota
  notas noticia novidade novidades objetivo obra obras ocorre ocorrencia ocupada oferece oferecem oferecer olhando
  online opcao opcoes operadora operadoras orcamento ordem orientacao original outlook ouvidoria ouvir pacotes
  padrao pagamento pagamentos pagando paguei painel papel parabens parada parado paramount parar parceiro parcela
  parcelado parcelamento parcelar parcelas parede paredes parou parte partes passada passado passaporte pasta pausa
  pausar pedem pedi pedidos pedir pediram pega pegando pegar pendencia pendencias pendente pensando pequenos perda
  perde perdendo perder periodo permanecer permanencia permite permitir peso pesquisa ping placa plataforma
  playstation politica pontos porta portabilidade portal portao portaria portas porteiro pos-pago pospago possivel
  poste postes prazo prazos pre-pago predio predios preencher preenchi preferencia prejuizo premiere prepago
  presencial presente pressa prestador previa previsao prime prioridade privacidade processo procon procurar procuro
  produto produtos programa programacao programas projeto promessa prometeram promocional promocoes pronta pronto
  propaganda proposta proposto protecao proteger protocolo provedor provedores provisorio publico pular quadro
  qualidade quantia quebrada quebrado quebrou queda quedas queixa quintal quiser quitado quitar ramal rapidez razao
  reajustar reajuste reativar recado receber receberam recebeu recebi recebo reclamacao reclamacoes reclamar reclame
  reclamei recomenda recomendam recomendar reconhece recurso recusada recusado recusaram redes reduzir reembolso
  reenviar referencia regiao regra regras regulamento reinicio relatorio religacao religar relogio remarcacao
  remarcar remoto renda renovacao repete repetidor repetir reserva reservar residencia residencial resolve resolvem
  resolver resolveram resolveu resolvido respondem respondeu responsaveis restante restricao resultado retirada
  retirar retornar retorno rever reversao reverter revisar risco roteadores roubada roubado saida saldo salva salvar
  samsung satelite satisfeita satisfeito segue seguinte seguir segura seguranca seguro seguros selecionar semanal
  serasa serial series setor sindica sindico smart sobe sobem sobra sobrado solicita solicitacao solicitar solicitei
  solucao spc spotify status streaming subir subsolo substituir subterranea suficiente sugestao suporta suporte
  suspender suspensa suspensao suspenso tabela tablet tamanho tecla teclado tecnica tecnicos tecnologia tela telas
  telecine telefones telefonia telegram televisao telhado tempo temporada temporario tentando tentativa tentativas
  tentei terceiros termo termos terreo testar tiktok tipo tipos tira tirar titulares titularidade toca tomada
  tomadas total totalmente trabalha trabalham trabalhar transferencia transferir transmissao transparente trava
  travado travando travar travou tutorial tv tvs ultra ultrafibra unidade unidades upload usam usando usei utilidade
  utiliza utilizar vaga vagas validacao validade validar valido variacao varias varios vazio velocidades vence
  vencer vencida vencido vencimento vencimentos verifica verificacao verificar versao viagem viajando viajar video
  videos viola virar virtual visitar visitas volto votar wireless xbox youtube zerar zona`.split(/\s+/),
)
