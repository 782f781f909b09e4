/**
 * How many more of 100 games a deck with this faction wins than an average deck, with the other faction and the
 * opponent drawn at random. Measured with `smashup balance --bot normal --games 20 --seed 900000`: 480 games for each
 * faction, with differences shrunk 6 % towards the mean, which is what chance adds to them. Which two factions are
 * together matters far less: the win rates of the 300 pairs differ from what their two factions would suggest hardly
 * more than chance alone explains. Werewolves, Mad Scientists and Minions of Cthulhu: 125 games or more, each paired
 * with every other faction in turn against two more, corrected for what those are worth. Giant Ants, Vampires and
 * Innsmouth: 84, 90 and 90 games among five to seven average factions. The newer ones have few games, among four or
 * five average factions, and their differences are halved, since chance alone is as large: Mounties 50, Sumo Wrestlers
 * 51, Luchadors 32, Sharks, Super Heroes and Tornados 28, Mythic Greeks and Dragons 26, Shapeshifters 19, Cyborg Apes 15.
 * Innsmouth: 84, 90 and 90 games among five to seven average factions. The following were measured among three to
 * five average factions, with differences halved, since chance alone is as large. Mounties, Sumo Wrestlers: 50 games
 * each. Luchadors, Musketeers: 32 and 29. Sharks, Super Heroes, Tornados: 28 each. Mythic Greeks: 20. Cyborg Apes,
 * Shapeshifters: 15 and 19.
 * Innsmouth: 84, 90 and 90 games among five to seven average factions. The newer ones have few games, among three to
 * five average factions, and their differences are halved, since chance alone is as large:
 * Mounties 50, Sumo Wrestlers 51, Luchadors 32, Musketeers 29;
 * Sharks, Super Heroes and Tornados 28, Mythic Greeks 20, Dragons 26;
 * Shapeshifters 19, Cyborg Apes 15;
 * Fairies, Kitty Cats, Mythic Horses and Princesses 30.
 * 51, Luchadors 32, Musketeers 29, Sharks, Super Heroes and Tornados 28, Mythic Greeks and Dragons 26, Shapeshifters
 * 19, Cyborg Apes 15. Super Spies and Time Travelers are not measured yet and count as average.
 * In alphabetical order, a line for each, so that git can keep the lines of several branches.
 */
const STRENGTH: Readonly<Record<string, number>> = {
  Aliens: 23,
  'Anansi Tales': 9,
  'Ancient Egyptians': 1,
  'Ancient Incas': -1,
  'Bear Cavalry': -8,
  Cowboys: 1,
  'Cyborg Apes': -2,
  Dinosaurs: 1,
  Dragons: 4,
  'Elder Things': -10,
  Explorers: -1,
  Fairies: 3,
  Ghosts: -9,
  'Giant Ants': -17,
  Grannies: -16,
  "Grimms' Fairy Tales": -4,
  Innsmouth: -38,
  'Killer Plants': 3,
  'Kitty Cats': 0,
  Luchadors: 3,
  'Mad Scientists': -23,
  'Minions of Cthulhu': -22,
  'Miskatonic University': -2,
  Mounties: -2,
  Musketeers: -6,
  'Mythic Greeks': 8,
  'Mythic Horses': -6,
  Ninjas: 15,
  Pirates: 0,
  'Polynesian Voyagers': 1,
  Princesses: 6,
  Robots: 11,
  'Rock Stars': 3,
  'Russian Fairy Tales': -1,
  Samurai: 1,
  Shapeshifters: -1,
  Sharks: -5,
  Steampunks: 2,
  'Super Spies': 0,
  'Sumo Wrestlers': 2,
  'Super Heroes': 0,
  'Teddy Bears': 7,
  'Time Travelers': 0,
  Tornados: 0,
  Tricksters: -20,
  Vampires: -11,
  Vikings: -3,
  Werewolves: 2,
  Wizards: -13,
  Zombies: 0,
};

/** The sum over the factions of a deck. A faction that has not been measured yet counts as an average one. */
export function strengthOf(factions: readonly string[]): number {
  let sum = 0;
  for (const faction of factions) sum += STRENGTH[faction] ?? 0;
  return sum;
}
