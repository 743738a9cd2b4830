import { skillTree, unit } from './tree.ts';

export const science = skillTree('Science', 'SCI', [
  unit('KG', 'BOD', 'My body', [['-', 'Name the five senses and the parts of the body they use']]),
  unit('1', 'LIV', 'Living things', [
    ['Plants', 'Name the parts of a plant'],
    ['Animals', 'Group animals by where they live'],
  ]),
  unit('2', 'HLT', 'Food and health', [
    ['Food', 'Choose food that keeps us healthy'],
    ['Hygiene', 'Keep hands, teeth and drinking water clean'],
  ]),
  unit('2', 'WEA', 'Weather', [['-', 'Describe the weather and the seasons']]),
  unit('3', 'MAT', 'Materials', [
    ['Properties', 'Choose a material for a purpose'],
    ['States of matter', 'Tell solids, liquids and gases apart'],
  ]),
  unit('3', 'PLA', 'Plants', [['-', 'Say what a plant needs to grow']]),
  unit('4', 'BOD', 'The human body', [
    ['Digestion', 'Follow food through the digestive system'],
    ['Movement', 'Explain how bones and muscles work together'],
  ]),
  unit('4', 'FOR', 'Force and motion', [['Friction', 'Predict what pushes, pulls and friction do']]),
  unit('4,5', 'ECO', 'Habitats', [
    ['Food chains', 'Read and build a food chain'],
    ['Adaptation', 'Explain how animals and plants suit their habitat'],
  ]),
  unit('5', 'SOL', 'The solar system', [
    ['Planets', 'Describe the Sun, the planets and the Moon'],
    ['Day and year', 'Explain day, night and the seasons'],
  ]),
  unit('5', 'WAT', 'Water', [
    ['The water cycle', 'Explain evaporation, condensation and rain'],
    ['Safe water', 'Make water safe to drink'],
  ]),
  unit('5', 'ELE', 'Electricity and magnets', [
    ['Circuits', 'Build a simple circuit', 'Conductors and insulators'],
    ['Magnets', 'Predict when magnets attract and repel'],
  ]),
  unit('6', 'CEL', 'Cells', [
    ['Cell parts', 'Compare plant cells and animal cells'],
    ['Microscope', 'Use a microscope and draw what is seen'],
  ]),
  unit('6', 'MIX', 'Elements, compounds and mixtures', [
    ['Kinds', 'Tell elements, compounds and mixtures apart'],
    ['Separating', 'Choose a way to separate a mixture'],
  ]),
  unit('6', 'ENE', 'Energy', [['-', 'Name forms of energy and how one changes into another']]),
  unit('7', 'HUM', 'Human systems', [
    ['Circulation', 'Describe the heart, the blood and its vessels'],
    ['Breathing', 'Explain how oxygen reaches the blood'],
  ]),
  unit('7', 'PHO', 'Photosynthesis', [['-', 'Explain how green plants make their food']]),
  unit('7', 'ATM', 'Atoms', [['-', 'Describe the structure of an atom']]),
  unit('7', 'HEA', 'Heat', [['-', 'Compare conduction, convection and radiation']]),
  unit('8', 'DIS', 'Disease and immunity', [
    ['Microbes', 'Say how bacteria and viruses spread'],
    ['Vaccines', 'Explain how vaccines protect children'],
  ]),
  unit('8', 'CHM', 'Chemical change', [
    ['Equations', 'Balance simple chemical equations'],
    ['Acids and bases', 'Recognise acids, bases and their reactions'],
  ]),
  unit('8', 'LIG', 'Light', [
    ['Reflection', 'Use the law of reflection'],
    ['Lenses', 'Describe images in lenses', 'The human eye'],
  ]),
  unit('9', 'MOT', 'Motion', [
    ['Speed', 'Calculate speed, velocity and acceleration'],
    ["Newton's laws", "Use Newton's laws of motion"],
  ]),
  unit('9', 'BIO', 'Variety of life', [['-', 'Classify living things into kingdoms']]),
  unit('9,10', 'PER', 'Atoms and bonds', [
    ['Periodic table', 'Read groups and periods of the periodic table'],
    ['Bonding', 'Compare ionic and covalent bonds'],
  ]),
  unit('10', 'ELE', 'Current electricity', [
    ["Ohm's law", "Use Ohm's law in simple circuits"],
    ['Power', 'Calculate electrical power and the cost of energy'],
  ]),
  unit('10', 'ENV', 'Our environment', [['-', 'Explain climate change and melting glaciers']]),
]);
