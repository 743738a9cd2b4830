import type { Board, GamePlay } from '@takhti/domain';
import type { ChangeAddress } from '../define.ts';
import { uploadOf } from '../kit/file-address.ts';
import { storedBoard } from './play/stored-boards.ts';
import { binKeys } from './templates/bins/bins.ts';
import {
  hasBins,
  hasCards,
  withDataBank,
  type BinsRound,
  type CardRound,
  type GameDoc,
  type Round,
} from './round.ts';

/** A game with every address of a picture or sound changed: who must look at files looks here, and misses none. */
export function mapMedia(doc: GameDoc, change: ChangeAddress): GameDoc {
  return withDataBank({
    ...doc,
    marketing_image: change(doc.marketing_image),
    ...(doc.gameImage !== undefined && { gameImage: change(doc.gameImage) }),
    questionData: doc.questionData.map((round) => inRound(round, change)),
  });
}

function inRound(round: Round, change: ChangeAddress): Round {
  const { qContent, gameImage, audio } = round;
  const changed: Round = {
    ...round,
    qContent: { ...qContent, image: change(qContent.image), audio: change(qContent.audio) },
    ...(gameImage !== undefined && { gameImage: change(gameImage) }),
    ...(audio !== undefined && { audio: change(audio) }),
  };
  const withCards = hasCards(changed) ? inCards(changed, change) : changed;
  return hasBins(withCards) ? inBins(withCards, change) : withCards;
}

function inCards(round: CardRound, change: ChangeAddress): CardRound {
  const cardsData = round.cardsData.map((card) => ({
    ...card,
    imagePath: change(card.imagePath),
    audioPath: change(card.audioPath),
  }));
  return { ...round, cardsData };
}

function inBins(round: BinsRound, change: ChangeAddress): BinsRound {
  const bins = binKeys.flatMap((key) => {
    const bin = round[key];
    return bin ? [[key, { ...bin, imagePath: change(bin.imagePath) }] as const] : [];
  });
  return { ...round, ...Object.fromEntries(bins) };
}

/** A learner's copy with every address of a picture or sound changed. */
export function mapPlayMedia(play: GamePlay, change: ChangeAddress): GamePlay {
  return {
    ...play,
    picture: change(play.picture),
    rounds: play.rounds.map((round) => ({
      ...round,
      image: change(round.image),
      hint_image: change(round.hint_image),
      audio: change(round.audio),
      board: inBoard(round.board, change),
    })),
  };
}

function inBoard(board: Board, change: ChangeAddress): Board {
  return storedBoard(board).withFiles?.(board, change) ?? board;
}

/** The uploads that a game shows or plays, each once. */
export function uploadsIn(doc: GameDoc): string[] {
  const used = new Set<string>();
  mapMedia(doc, (address) => {
    used.add(uploadOf(address));
    return address;
  });
  used.delete('');
  return [...used];
}
