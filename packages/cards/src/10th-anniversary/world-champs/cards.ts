import { faction } from '@smashup/engine';
import { ittyCritters } from '../../big-in-japan/itty-critters/cards.ts';
import { kaiju } from '../../big-in-japan/kaiju/cards.ts';
import { magicalGirls } from '../../big-in-japan/magical-girls/cards.ts';
import { megaTroopers } from '../../big-in-japan/mega-troopers/cards.ts';
import { inSet } from '../../in-set.ts';
import { ancientEgyptians } from '../../oops-you-did-it-again/ancient-egyptians/cards.ts';
import { cowboys } from '../../oops-you-did-it-again/cowboys/cards.ts';
import { samurai } from '../../oops-you-did-it-again/samurai/cards.ts';
import { vikings } from '../../oops-you-did-it-again/vikings/cards.ts';
import { reprint } from '../../reprint.ts';
import { discoDancers } from '../../that-70s-expansion/disco-dancers/cards.ts';
import { kungFuFighters } from '../../that-70s-expansion/kung-fu-fighters/cards.ts';
import { truckers } from '../../that-70s-expansion/truckers/cards.ts';
import { vigilantes } from '../../that-70s-expansion/vigilantes/cards.ts';
import { anansiTales } from '../../world-tour-culture-shock/anansi-tales/cards.ts';
import { grimmsFairyTales } from '../../world-tour-culture-shock/grimms-fairy-tales/cards.ts';
import { polynesianVoyagers } from '../../world-tour-culture-shock/polynesian-voyagers/cards.ts';
import { russianFairyTales } from '../../world-tour-culture-shock/russian-fairy-tales/cards.ts';
import { luchadors } from '../../world-tour-international-incident/luchadors/cards.ts';
import { mounties } from '../../world-tour-international-incident/mounties/cards.ts';
import { musketeers } from '../../world-tour-international-incident/musketeers/cards.ts';
import { sumoWrestlers } from '../../world-tour-international-incident/sumo-wrestlers/cards.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';

export const worldChamps = inSet(
  set,
  faction('World Champs', 'Twenty single cards from as many factions: a little of everything.', [
    reprint(cowboys, 'Sheriff'),
    reprint(musketeers, 'Aramis'),
    reprint(vigilantes, 'Stoneford'),
    reprint(anansiTales, 'Akye the Turtle'),
    reprint(discoDancers, 'Diva'),
    reprint(vikings, 'Shield Maiden'),
    reprint(ittyCritters, 'Calicoin'),
    reprint(ancientEgyptians, 'Mummy'),
    reprint(magicalGirls, 'Rainbow Girl'),
    reprint(samurai, 'Samurai-Chan'),
    reprint(russianFairyTales, 'Bewitched'),
    reprint(mounties, 'Eh?'),
    reprint(kungFuFighters, 'Fast as Lightning'),
    reprint(sumoWrestlers, 'Fighting Spirit Prize'),
    reprint(truckers, 'High-Speed Chase'),
    reprint(megaTroopers, "It's Blitzin' Time!"),
    reprint(kaiju, 'Kaiju Conflict'),
    reprint(grimmsFairyTales, 'Mouse, Bird and Sausage'),
    reprint(polynesianVoyagers, 'Shark Tattoo'),
    reprint(luchadors, 'Smart Set-Up'),
  ]),
  theirBases,
);
