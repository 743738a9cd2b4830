import { skillTree, unit } from './tree.ts';

export const mathematics = skillTree('Mathematics', 'MATH', [
  unit('KG', 'NUM', 'Numbers to 20', [
    ['Counting', 'Count up to 20 objects by pointing at each one'],
    ['Comparing', 'Tell which of two groups has more or fewer'],
  ]),
  unit('KG', 'SHP', 'Shapes around us', [
    ['-', 'Name circles, squares, triangles and rectangles in the classroom'],
  ]),
  unit('1', 'NUM', 'Numbers to 100', [
    ['Place value', 'Read and write two-digit numbers as tens and ones'],
    ['Ordering', 'Put numbers up to 100 in order'],
  ]),
  unit('1', 'ADD', 'Adding and taking away', [
    ['Facts to 20', 'Add and subtract within 20'],
    ['Word problems', 'Solve one-step stories with adding and taking away'],
  ]),
  unit('2', 'ADD', 'Addition and subtraction', [
    ['Carrying', 'Add two-digit numbers with carrying'],
    ['Borrowing', 'Subtract two-digit numbers with borrowing'],
  ]),
  unit('2', 'MSR', 'Time and money', [
    ['Time', 'Tell the time to the quarter hour'],
    ['Money', 'Pay with notes and coins', 'Work out the change'],
  ]),
  unit('3', 'MUL', 'Multiplication and division', [
    ['Times tables', 'Recall the multiplication tables up to 10'],
    ['Sharing', 'Divide equally, with and without a remainder'],
    ['Word problems', 'Choose between multiplying and dividing in a story'],
  ]),
  unit('3', 'GEO', 'Lines and shapes', [
    ['Perimeter', 'Find the perimeter of squares and rectangles'],
    ['Right angles', 'Recognise right angles in shapes and objects'],
  ]),
  unit('4', 'NUM', 'Large numbers', [
    ['Place value', 'Read and write numbers up to ten lakh (one million)'],
    ['Rounding', 'Round to the nearest ten, hundred and thousand', 'Estimate a sum'],
  ]),
  unit('4', 'FRA', 'Fractions', [
    ['Meaning', 'Name a fraction of a whole and of a group'],
    ['Equivalent fractions', 'Find and compare equivalent fractions'],
    ['Operations', 'Add and subtract fractions with the same denominator'],
  ]),
  unit('4,5', 'MSR', 'Measurement', [
    ['Units', 'Convert between units of length, mass and capacity'],
    ['Area', 'Find the area of rectangles by counting and by formula'],
  ]),
  unit('5', 'FAC', 'Factors and multiples', [
    ['Primes', 'Tell prime numbers from composite numbers'],
    ['HCF and LCM', 'Find the highest common factor and the lowest common multiple'],
  ]),
  unit('5', 'DEC', 'Decimals and percentages', [
    ['Decimals', 'Compare and round decimals'],
    ['Operations', 'Add and subtract decimals'],
    ['Percentages', 'Find a percentage of a quantity', 'Change fractions to percentages'],
  ]),
  unit('5', 'DAT', 'Data', [['Average', 'Find the average of a set of numbers']]),
  unit('6', 'INT', 'Integers', [
    ['Number line', 'Order positive and negative numbers'],
    ['Operations', 'Add and subtract integers'],
  ]),
  unit('6', 'RAT', 'Ratio and proportion', [
    ['Ratio', 'Write and simplify a ratio'],
    ['Proportion', 'Solve problems with direct proportion', 'Unitary method'],
  ]),
  unit('6', 'ALG', 'First steps in algebra', [
    ['Expressions', 'Write and evaluate simple expressions'],
    ['Equations', 'Solve one-step equations'],
  ]),
  unit('7', 'RAT', 'Rational numbers', [['-', 'Use the four operations with rational numbers']]),
  unit('7', 'ALG', 'Linear equations', [
    ['One unknown', 'Solve linear equations in one unknown'],
    ['Word problems', 'Turn a story into an equation and solve it'],
  ]),
  unit('7', 'GEO', 'Angles and triangles', [
    ['Angles', 'Find missing angles on lines and in triangles'],
    ['Triangles', 'Classify triangles by sides and by angles'],
  ]),
  unit('7', 'PCT', 'Percentages in daily life', [
    ['Trade', 'Work out profit, loss and discount'],
    ['Duties', 'Work out zakat, ushr and sales tax'],
  ]),
  unit('8', 'SET', 'Sets', [['-', 'Find the union, intersection and complement of sets']]),
  unit('8', 'SQR', 'Squares and roots', [
    ['Roots', 'Find square roots and cube roots'],
    ['Pythagoras', "Use Pythagoras' theorem in right-angled triangles"],
  ]),
  unit('8', 'ALG', 'Algebraic identities', [['-', 'Expand and factorise with identities']]),
  unit('8', 'MEN', 'Area and volume', [
    ['Circles', 'Find the circumference and area of a circle'],
    ['Solids', 'Find the surface area and volume of cylinders'],
  ]),
  unit('9', 'ALG', 'Systems and factors', [
    ['Simultaneous equations', 'Solve two linear equations in two unknowns'],
    ['Factorising', 'Factorise quadratic expressions'],
  ]),
  unit('9', 'LOG', 'Indices and logarithms', [
    ['Indices', 'Use the laws of indices', 'Scientific notation'],
    ['Logarithms', 'Use the laws of logarithms'],
  ]),
  unit('10', 'QDR', 'Quadratic equations', [
    ['Factorising', 'Solve quadratic equations by factorising'],
    ['Formula', 'Solve quadratic equations by the formula', 'Nature of the roots'],
  ]),
  unit('10', 'TRG', 'Trigonometry', [
    ['Ratios', 'Use sine, cosine and tangent in right-angled triangles'],
    ['Heights and distances', 'Solve problems with angles of elevation'],
  ]),
  unit('9,10', 'STA', 'Statistics and probability', [
    ['Averages', 'Find the mean, median and mode'],
    ['Probability', 'Find the probability of a single event'],
  ]),
]);
